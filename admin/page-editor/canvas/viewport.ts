/** Widths of the canvas in CSS pixels that are one press away; at phone width the canvas is the phone. */
export const viewports = [1280, 768, 360] as const;
export type Viewport = (typeof viewports)[number];

/** Between which any other width can be chosen. */
export const NARROWEST = 240;
export const WIDEST = 2560;

/** A width that was typed or dragged to, as the canvas takes it. */
export function toWidth(wanted: number): number {
  return Math.round(Math.min(Math.max(wanted, NARROWEST), WIDEST));
}

/** Canvas scale that lets a viewport fit into the room there is; never larger than life. */
export function scaleFor(viewport: number, room: number): number {
  return room <= 0 ? 1 : Math.min(1, room / viewport);
}
