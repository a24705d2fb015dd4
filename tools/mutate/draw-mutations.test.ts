import { describe, expect, it } from 'vitest';
import { createRandom } from '../../tests/support/generated.ts';
import { Draw, featureOf } from './draw-mutations.ts';
import type { Mutation } from './find-mutations.ts';

const make = (path: string, kind: string, start: number): Mutation => {
  return { path, kind, line: 1, start, end: start + 1, replacement: '', before: 'a', after: 'b' };
};
const many = (path: string, kind: string, count: number) =>
  Array.from({ length: count }, (_, start) => make(path, kind, start));

const sample = [
  ...many('server/large/file.ts', 'equality', 500),
  ...many('server/large/deep/other.ts', 'check', 5),
  ...many('admin/small/file.tsx', 'logic', 3),
  ...many('site/tiny/file.ts', 'guard', 1),
];

function drawAll(seed: number): Mutation[] {
  const draw = new Draw(sample, createRandom(seed));
  const drawn: Mutation[] = [];
  for (let next = draw.next(); next; next = draw.next()) drawn.push(next);
  return drawn;
}

describe('the draw', () => {
  it('is the same for a seed, another one for another, and holds each place once', () => {
    expect(drawAll(7)).toEqual(drawAll(7));
    expect(drawAll(7)).not.toEqual(drawAll(8));
    expect(new Set(drawAll(7))).toEqual(new Set(sample));
    expect(drawAll(7)).toHaveLength(sample.length);
  });

  it('gives every feature a turn, and every kind within it', () => {
    const drawn = drawAll(7);
    expect(new Set(drawn.slice(0, 3).map(({ path }) => featureOf(path)))).toEqual(
      new Set(['server/large', 'admin/small', 'site/tiny']),
    );
    const ofLarge = drawn.filter(({ path }) => featureOf(path) === 'server/large').slice(0, 10);
    expect(ofLarge.filter(({ kind }) => kind === 'check')).toHaveLength(5);
  });

  it('takes another place of the same feature instead of one that does not count, while it has one', () => {
    const draw = new Draw(sample, createRandom(7));
    const first = draw.next();
    const instead = draw.nextInstead();
    expect(instead).not.toBe(first);
    const [feature, other] = [first, instead].map((mutation) => featureOf(mutation?.path ?? ''));
    if (feature === 'site/tiny') expect(other).not.toBe(feature);
    else expect(other).toBe(feature);
  });

  it('is at its end where no place is left', () => {
    expect(new Draw([], createRandom(7)).next()).toBeNull();
  });
});
