import { describe, expect, it } from 'vitest';
import { createRandom } from '../../tests/support/random.ts';
import { MutationSampler, featureOf } from './mutation-sampler.ts';
import type { Mutation } from './find-mutations.ts';

const createMutation = (path: string, kind: string, start: number): Mutation => {
  return { path, kind, line: 1, start, end: start + 1, replacement: '', before: 'a', after: 'b' };
};
const createMutations = (path: string, kind: string, count: number) =>
  Array.from({ length: count }, (_, start) => createMutation(path, kind, start));

const sample = [
  ...createMutations('server/large/file.ts', 'equality', 500),
  ...createMutations('server/large/deep/other.ts', 'check', 5),
  ...createMutations('admin/small/file.tsx', 'logic', 3),
  ...createMutations('site/tiny/file.ts', 'guard', 1),
];

function sampleAll(seed: number): Mutation[] {
  const sampler = new MutationSampler(sample, createRandom(seed));
  const sampled: Mutation[] = [];
  for (let next = sampler.next(); next; next = sampler.next()) sampled.push(next);
  return sampled;
}

describe('the mutation sampler', () => {
  it('has an order that depends on the seed and contains each mutation once', () => {
    expect(sampleAll(7)).toEqual(sampleAll(7));
    expect(sampleAll(7)).not.toEqual(sampleAll(8));
    expect(new Set(sampleAll(7))).toEqual(new Set(sample));
    expect(sampleAll(7)).toHaveLength(sample.length);
  });

  it('alternates between features, and between kinds within a feature', () => {
    const sampled = sampleAll(7);
    expect(new Set(sampled.slice(0, 3).map(({ path }) => featureOf(path)))).toEqual(
      new Set(['server/large', 'admin/small', 'site/tiny']),
    );
    const ofLarge = sampled.filter(({ path }) => featureOf(path) === 'server/large').slice(0, 10);
    expect(ofLarge.filter(({ kind }) => kind === 'check')).toHaveLength(5);
  });

  it('replaces a mutation by another one of the same feature while it has one', () => {
    const sampler = new MutationSampler(sample, createRandom(7));
    const first = sampler.next();
    const instead = sampler.replaceLast();
    expect(instead).not.toBe(first);
    const [feature, other] = [first, instead].map((mutation) => featureOf(mutation?.path ?? ''));
    if (feature === 'site/tiny') expect(other).not.toBe(feature);
    else expect(other).toBe(feature);
  });

  it('returns null when nothing is left', () => {
    expect(new MutationSampler([], createRandom(7)).next()).toBeNull();
  });
});
