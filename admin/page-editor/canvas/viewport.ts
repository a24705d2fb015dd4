/** Widths of the canvas in CSS pixels; at phone width the canvas is the phone. */
export const viewports = [1280, 768, 390] as const;
export type Viewport = (typeof viewports)[number];

/** Canvas scale that lets a viewport fit into the room there is; never larger than life. */
export function scaleFor(viewport: number, room: number): number {
  return room <= 0 ? 1 : Math.min(1, room / viewport);
}
