import { describe, expect, it } from 'vitest';
import { NotFound } from '../errors/index.ts';
import { type CachedAnswer, ResponseCache } from './response-cache.ts';

const answerOf = (text: string): CachedAnswer => ({ status: 200, body: Buffer.from(text), headers: {} });

/** A filling that ends when it is told to. */
function controlledFilling(text: string) {
  const { promise, resolve } = Promise.withResolvers<CachedAnswer>();
  let count = 0;
  const fill = () => {
    count += 1;
    return promise;
  };
  return { fill, finish: () => resolve(answerOf(text)), count: () => count };
}

describe('the response cache', () => {
  it('makes concurrent misses once', async () => {
    const cache = new ResponseCache(1_000_000);
    const filling = controlledFilling('page');
    const answers = [1, 2, 3].map(() => cache.answer('/', filling.fill));
    filling.finish();
    await Promise.all(answers);
    await cache.answer('/', filling.fill);
    expect(filling.count()).toBe(1);
  });

  it('throws away a filling that began before an emptying', async () => {
    const cache = new ResponseCache(1_000_000);
    const old = controlledFilling('old');
    const early = cache.answer('/', old.fill);
    cache.empty();
    const late = cache.answer('/', async () => answerOf('new'));
    old.finish();
    expect((await early).body.toString()).toBe('old');
    expect((await late).body.toString()).toBe('new');
    expect(cache.peek('/')?.body.toString()).toBe('new');
  });

  it('keeps no failure', async () => {
    const cache = new ResponseCache(1_000_000);
    await expect(cache.answer('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.answer('/', async () => answerOf('back'))).body.toString()).toBe('back');
  });

  it('stays within its size', async () => {
    const cache = new ResponseCache(100_000);
    for (let page = 0; page < 500; page += 1) await cache.answer(`/${page}`, async () => answerOf('x'.repeat(1_000)));
    expect(cache.peek('/0')).toBeUndefined();
    expect(cache.peek('/499')).toBeDefined();
  });

  it('gives a share room of its own, which is emptied, closed and opened with it', async () => {
    const cache = new ResponseCache(100_000);
    const share = cache.createShare(20_000);
    await cache.answer('/', async () => answerOf('page'));
    for (let read = 0; read < 500; read += 1) await share.answer(`${read}`, async () => answerOf('x'.repeat(1_000)));
    expect(cache.peek('/')?.body.toString()).toBe('page');
    expect(cache.counts().bytes).toBeLessThan(25_000);
    cache.empty();
    expect([share.peek('499'), cache.counts().entries]).toEqual([undefined, 0]);
    cache.close();
    await share.answer('closed', async () => answerOf('read'));
    expect(share.peek('closed')).toBeUndefined();
    cache.open();
    await share.answer('open', async () => answerOf('read'));
    expect(share.peek('open')?.body.toString()).toBe('read');
  });

  it('counts nothing as fresh while it is closed, and starts empty when it opens', async () => {
    const cache = new ResponseCache(1_000_000);
    await cache.answer('/', async () => answerOf('before'));
    cache.close();
    expect((await cache.answer('/', async () => answerOf('during'))).body.toString()).toBe('during');
    expect(cache.peek('/')).toBeUndefined();
    cache.open();
    await expect(cache.answer('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.answer('/', async () => answerOf('after'))).body.toString()).toBe('after');
  });

  it('answers with the last one while a new one fails or does not come, until something has changed', async () => {
    const cache = new ResponseCache(1_000_000);
    const fails = () => Promise.reject(new Error('the database is away'));
    await cache.answer('/', async () => answerOf('last'));
    cache.close();
    expect((await cache.answer('/', fails)).body.toString()).toBe('last');
    expect((await cache.orLast('/', fails)).body.toString()).toBe('last');
    await expect(cache.answer('/', () => Promise.reject(new NotFound('PM_01')))).rejects.toThrow('PM_01');
    expect((await cache.answer('/', () => new Promise(() => {}))).body.toString()).toBe('last');
    expect(cache.counts()).toMatchObject({ outdated: 3, entries: 1 });
    cache.empty();
    await expect(cache.answer('/', fails)).rejects.toThrow('away');
  });
});
