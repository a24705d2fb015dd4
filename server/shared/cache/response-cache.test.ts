import { describe, expect, it } from 'vitest';
import { NotFound } from '../errors/index.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';

const createResponse = (text: string): CachedResponse => ({ status: 200, body: Buffer.from(text), headers: {} });

/** A create function that resolves on demand. */
function controlledCreation(text: string) {
  const { promise, resolve } = Promise.withResolvers<CachedResponse>();
  let count = 0;
  const create = () => {
    count += 1;
    return promise;
  };
  return { fill: create, finish: () => resolve(createResponse(text)), count: () => count };
}

describe('the response cache', () => {
  it('creates a response once for concurrent misses', async () => {
    const cache = new ResponseCache(1_000_000);
    const creation = controlledCreation('page');
    const responses = [1, 2, 3].map(() => cache.getOrCreate('/', creation.fill));
    creation.finish();
    await Promise.all(responses);
    await cache.getOrCreate('/', creation.fill);
    expect(creation.count()).toBe(1);
  });

  it('discards a response whose creation began before a clear', async () => {
    const cache = new ResponseCache(1_000_000);
    const old = controlledCreation('old');
    const early = cache.getOrCreate('/', old.fill);
    cache.clear();
    const late = cache.getOrCreate('/', async () => createResponse('new'));
    old.finish();
    expect((await early).body.toString()).toBe('old');
    expect((await late).body.toString()).toBe('new');
    expect(cache.peek('/')?.body.toString()).toBe('new');
  });

  it('does not cache failures', async () => {
    const cache = new ResponseCache(1_000_000);
    await expect(cache.getOrCreate('/', () => Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable');
    expect((await cache.getOrCreate('/', async () => createResponse('back'))).body.toString()).toBe('back');
  });

  it('stays within its size limit', async () => {
    const cache = new ResponseCache(100_000);
    for (let page = 0; page < 500; page += 1)
      await cache.getOrCreate(`/${page}`, async () => createResponse('x'.repeat(1_000)));
    expect(cache.peek('/0')).toBeUndefined();
    expect(cache.peek('/499')).toBeDefined();
  });

  it('gives a partition its own room; it is cleared, suspended and resumed with the cache', async () => {
    const cache = new ResponseCache(100_000);
    const partition = cache.createPartition(20_000);
    await cache.getOrCreate('/', async () => createResponse('page'));
    for (let read = 0; read < 500; read += 1)
      await partition.getOrCreate(`${read}`, async () => createResponse('x'.repeat(1_000)));
    expect(cache.peek('/')?.body.toString()).toBe('page');
    expect(cache.stats().bytes).toBeLessThan(25_000);
    cache.clear();
    expect([partition.peek('499'), cache.stats().entries]).toEqual([undefined, 0]);
    cache.suspend();
    await partition.getOrCreate('closed', async () => createResponse('read'));
    expect(partition.peek('closed')).toBeUndefined();
    cache.resume();
    await partition.getOrCreate('open', async () => createResponse('read'));
    expect(partition.peek('open')?.body.toString()).toBe('read');
  });

  it('serves nothing as fresh while suspended, and is empty when resumed', async () => {
    const cache = new ResponseCache(1_000_000);
    await cache.getOrCreate('/', async () => createResponse('before'));
    cache.suspend();
    expect((await cache.getOrCreate('/', async () => createResponse('during'))).body.toString()).toBe('during');
    expect(cache.peek('/')).toBeUndefined();
    cache.resume();
    await expect(cache.getOrCreate('/', () => Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable');
    expect((await cache.getOrCreate('/', async () => createResponse('after'))).body.toString()).toBe('after');
  });

  it('serves the stale response while a new one fails or takes too long, until the cache is cleared', async () => {
    const cache = new ResponseCache(1_000_000);
    const fails = () => Promise.reject(new Error('the database is unavailable'));
    await cache.getOrCreate('/', async () => createResponse('last'));
    cache.suspend();
    expect((await cache.getOrCreate('/', fails)).body.toString()).toBe('last');
    expect((await cache.withStaleFallback('/', fails)).body.toString()).toBe('last');
    await expect(cache.getOrCreate('/', () => Promise.reject(new NotFound('PM_01')))).rejects.toThrow('PM_01');
    expect((await cache.getOrCreate('/', () => new Promise(() => {}))).body.toString()).toBe('last');
    expect(cache.stats()).toMatchObject({ outdated: 3, entries: 1 });
    cache.clear();
    await expect(cache.getOrCreate('/', fails)).rejects.toThrow('unavailable');
  });
});
