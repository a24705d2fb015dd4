import { createRandom, isLong, seed } from './generated.ts';

/** So many of the cases, drawn by the seed, in their order; all of them in `npm run test:long`. */
export function draw<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isLong) return cases;
  const random = createRandom(seed);
  const places = cases.map((_, index) => ({ index, turn: random() })).toSorted((a, b) => a.turn - b.turn);
  const drawn = new Set(places.slice(0, count).map(({ index }) => index));
  return cases.filter((_, index) => drawn.has(index));
}
