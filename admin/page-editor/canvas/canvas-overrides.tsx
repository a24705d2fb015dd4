import type { Overrides } from '@puckeditor/core';
import { BlockOverlay } from './block-overlay.tsx';
import { CanvasFrame } from './canvas-frame.tsx';

/** Puck's own bar over a selected block is replaced by the tag of BlockOverlay. */
function NoActionBar() {
  return <></>;
}

/** Of Puck's screen only the canvas is used. A constant of the module, since Puck remounts what changes here. */
export const canvasOverrides: Partial<Overrides> = {
  iframe: CanvasFrame,
  componentOverlay: BlockOverlay,
  actionBar: NoActionBar,
};
