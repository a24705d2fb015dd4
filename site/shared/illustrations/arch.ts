export type ArchBox = { x: number; y: number; width: number; height: number };

/** Radius of a pointed arch's two arcs, relative to its width. */
const ROUNDNESS = 0.8;

/** Height of the arch above the straight sides. */
export function archRise(width: number): number {
  const radius = width * ROUNDNESS;
  return Math.sqrt(radius ** 2 - (radius - width / 2) ** 2);
}

/** SVG path of a pointed (Gothic) arch whose point touches the top of its box. */
export function archPath({ x, y, width, height }: ArchBox): string {
  const radius = width * ROUNDNESS;
  const spring = round(y + archRise(width));
  const arc = `A${round(radius)} ${round(radius)} 0 0 1`;
  return `M${x} ${y + height}V${spring}${arc} ${x + width / 2} ${y}${arc} ${x + width} ${spring}V${y + height}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
