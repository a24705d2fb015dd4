export type FocalPoint = { x: number; y: number };

export const imageCenter: FocalPoint = { x: 0.5, y: 0.5 };

/** Rounds to hundredths and limits to the image. */
function clampShare(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

/** Returns the clicked point as fractions of the image's width and height. */
export function focalPointAt(pointer: { clientX: number; clientY: number }, box: DOMRect): FocalPoint {
  return {
    x: clampShare((pointer.clientX - box.left) / box.width),
    y: clampShare((pointer.clientY - box.top) / box.height),
  };
}

const directionByKey: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves the point one hundredth in the direction of an arrow key, ten with Shift; null for other keys. */
export function moveFocalPoint(
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | null {
  const direction = directionByKey[key];
  if (!direction) return null;
  const step = shiftKey ? 0.1 : 0.01;
  return { x: clampShare(x + direction.x * step), y: clampShare(y + direction.y * step) };
}
