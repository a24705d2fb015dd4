/** Canvas widths with a button of their own, in CSS pixels. On a phone the canvas has the screen's width. */
export const viewportWidths = [1280, 768, 360] as const;
export type ViewportWidth = (typeof viewportWidths)[number];

/** Limits of a custom width. */
export const MIN_CANVAS_WIDTH = 240;
export const MAX_CANVAS_WIDTH = 2560;

/** Rounds a typed or dragged width and keeps it within the limits. */
export function toCanvasWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_CANVAS_WIDTH), MAX_CANVAS_WIDTH));
}

/** Returns the scale at which a viewport fits into the available width; at most 1. */
export function fitScale(viewport: number, availableWidth: number): number {
  return availableWidth <= 0 ? 1 : Math.min(1, availableWidth / viewport);
}
