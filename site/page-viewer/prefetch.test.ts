import { describe, expect, it } from 'vitest';
import type { LoadedAddress } from './load-address.ts';
import { createPrefetch } from './prefetch.ts';

const url = (path: string) => new URL(path, 'https://kerk.example');

/** Counts the loads of each path; `fails` says which load fails. */
function makeLoader(fails: (count: number) => boolean = () => false) {
  const counts = new Map<string, number>();
  let time = 0;
  const load = createPrefetch(
    ({ pathname }) => {
      const count = (counts.get(pathname) ?? 0) + 1;
      counts.set(pathname, count);
      return fails(count) ? Promise.reject(new Error('offline')) : Promise.resolve({} as LoadedAddress);
    },
    () => time,
  );
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { load, counts, advance };
}

describe('a prefetched address', () => {
  it('is loaded once for the intent and the click', async () => {
    const { load, counts } = makeLoader();
    await Promise.all([load(url('/a')), load(url('/a#part'))]);
    expect(counts.get('/a')).toBe(1);
  });

  it('is loaded again after five seconds, so that a publication is seen', async () => {
    const { load, counts, advance } = makeLoader();
    await load(url('/a'));
    advance(4_999);
    await load(url('/a'));
    expect(counts.get('/a')).toBe(1);
    advance(1);
    await load(url('/a'));
    expect(counts.get('/a')).toBe(2);
  });

  it('that failed is loaded again', async () => {
    const { load, counts } = makeLoader((count) => count === 1);
    await expect(load(url('/a'))).rejects.toThrow('offline');
    await load(url('/a'));
    expect(counts.get('/a')).toBe(2);
  });
});
