/** Of the rose, in the units of its drawing: the hub, and how far a full petal reaches. */
export const rose = { centre: 200, hub: 52, reach: 148, numbers: 185 } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a petal's direction leads at a distance from the centre. */
export function placeAt(index: number, count: number, distance: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI;
  return { x: round(rose.centre + Math.sin(angle) * distance), y: round(rose.centre - Math.cos(angle) * distance) };
}

/** A petal that points up and is as wide as there is room for `count` of them; turned by whoever draws it. */
export function petalPath(count: number): string {
  const { centre, hub, reach } = rose;
  const room = Math.PI / count;
  const inner = round(Math.sin(room) * (hub + 6) - 2.5);
  const outer = round(Math.min(Math.sin(room) * (reach - 22) - 3, 34));
  const [foot, shoulder, tip] = [centre - hub - 4, centre - reach + 34, centre - reach];
  return `M${centre - inner} ${foot}L${centre - outer} ${shoulder}Q${centre - outer} ${tip + 16} ${centre} ${tip}Q${centre + outer} ${tip + 16} ${centre + outer} ${shoulder}L${centre + inner} ${foot}Z`;
}

/** Height of a petal up to its score, measured from its foot. */
export function litHeight(score: number): number {
  const length = rose.reach - rose.hub - 4;
  return round((length * score) / 100);
}
