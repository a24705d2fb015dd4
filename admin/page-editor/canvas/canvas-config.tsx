import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { PUCK_BLOCK_TYPE } from '../content/puck-content.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { CanvasPage } from './canvas-page.tsx';

/**
 * Puck's config. All blocks have one type and no fields, since the editor manages both itself. `inline` lets a block
 * render the draggable element itself, with its accessible name.
 */
export const canvasConfig: Config = {
  components: { [PUCK_BLOCK_TYPE]: { inline: true, render: CanvasBlock } },
  root: { render: ({ children }: { children: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
};
