import type { ComponentConfig, Config } from '@puckeditor/core';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { type PuckBlockProps, type PuckRootProps, UNKNOWN_BLOCK } from '../content/puck-content.ts';
import { CanvasBlock, UnknownCanvasBlock } from './canvas-block.tsx';
import { CanvasPage } from './canvas-page.tsx';

/** The fields are ours, so Puck knows none. `inline` lets a block render the element that is dragged, with its name. */
const known: ComponentConfig<PuckBlockProps> = { inline: true, render: CanvasBlock };
const unknown: ComponentConfig<PuckBlockProps> = { inline: true, render: UnknownCanvasBlock };

type CanvasConfig = Config<{ components: Record<string, PuckBlockProps>; root: PuckRootProps }>;

/** The blocks of the site as Puck's components. */
export const canvasConfig: CanvasConfig = {
  components: { ...Object.fromEntries(blockDefinitions.map(({ id }) => [id, known])), [UNKNOWN_BLOCK]: unknown },
  root: { render: ({ head, children }) => <CanvasPage head={head}>{children}</CanvasPage> },
};
