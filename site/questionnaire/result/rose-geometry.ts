/** Dimensions of the chart in SVG units: centre, hub radius, length of a full petal, radius of the numbers. */
export const roseSize = { centre: 200, hub: 52, reach: 148, numbers: 185 } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point in the direction of a petal at a distance from the centre. */
export function pointAt(index: number, count: number, distance: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI;
  return {
    x: round(roseSize.centre + Math.sin(angle) * distance),
    y: round(roseSize.centre - Math.cos(angle) * distance),
  };
}

/** A petal that points up, as wide as `count` petals allow; rotated by the caller. */
export function petalPath(count: number): string {
  const { centre, hub, reach } = roseSize;
  const halfAngle = Math.PI / count;
  const inner = round(Math.sin(halfAngle) * (hub + 6) - 2.5);
  const outer = round(Math.min(Math.sin(halfAngle) * (reach - 22) - 3, 34));
  const [foot, shoulder, tip] = [centre - hub - 4, centre - reach + 34, centre - reach];
  return `M${centre - inner} ${foot}L${centre - outer} ${shoulder}Q${centre - outer} ${tip + 16} ${centre} ${tip}Q${centre + outer} ${tip + 16} ${centre + outer} ${shoulder}L${centre + inner} ${foot}Z`;
}

/** Height of a petal up to its score, from its base. */
export function litHeight(score: number): number {
  const length = roseSize.reach - roseSize.hub - 4;
  return round((length * score) / 100);
}
