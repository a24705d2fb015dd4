import type { Overrides } from '@puckeditor/core';
import { BlockOverlay } from './block-overlay.tsx';
import { CanvasFrame } from './canvas-frame.tsx';

/** Replaces Puck's action bar; BlockOverlay has the toolbar of a selected block. */
function NoActionBar() {
  return <></>;
}

/** Only Puck's canvas is used. A module constant, since Puck remounts its tree when the overrides change. */
export const canvasOverrides: Partial<Overrides> = {
  iframe: CanvasFrame,
  componentOverlay: BlockOverlay,
  actionBar: NoActionBar,
};
