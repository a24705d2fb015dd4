export type FocalPoint = { x: number; y: number };

export const pictureMiddle: FocalPoint = { x: 0.5, y: 0.5 };

/** Hundredths, within the picture. */
function settle(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

/** The point of a click, as shares of the picture's box. */
export function pointAt(place: { clientX: number; clientY: number }, box: DOMRect): FocalPoint {
  return { x: settle((place.clientX - box.left) / box.width), y: settle((place.clientY - box.top) / box.height) };
}

const ways: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One hundredth in the direction of an arrow key, ten with shift; null for another key. */
export function stepPoint(
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | null {
  const way = ways[key];
  if (!way) return null;
  const step = shiftKey ? 0.1 : 0.01;
  return { x: settle(x + way.x * step), y: settle(y + way.y * step) };
}
