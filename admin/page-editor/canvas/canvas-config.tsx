import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { PUCK_BLOCK } from '../content/puck-content.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { CanvasPage } from './canvas-page.tsx';

/**
 * Every block is the same to Puck, and the fields are ours, so that it knows none. `inline` lets a block render the
 * element that is dragged, with its name.
 */
export const canvasConfig: Config = {
  components: { [PUCK_BLOCK]: { inline: true, render: CanvasBlock } },
  root: { render: ({ children }: { children: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
};
