import { expect, test } from 'vitest';
import { WeightedQueue } from './weighted-queue.ts';

/** Work that ends when `finish` is called. */
function controlled(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
  };
  return { work, finish: resolve };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('works in parallel within its capacity, the rest in order', async () => {
  const queue = new WeightedQueue({ capacity: 10, maxWaiting: 10 });
  const log: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => controlled(log, name));
  const all = [queue.run(6, a?.work ?? settle), queue.run(6, b?.work ?? settle), queue.run(1, c?.work ?? settle)];
  await settle();
  expect(log).toEqual(['a begins']);
  a?.finish();
  await settle();
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'c begins']);
  b?.finish();
  c?.finish();
  await Promise.all(all);
});

test('work heavier than the capacity runs alone', async () => {
  const queue = new WeightedQueue({ capacity: 10, maxWaiting: 10 });
  expect(await queue.run(1_000, async () => 'done')).toBe('done');
});

test('a failure frees its capacity', async () => {
  const queue = new WeightedQueue({ capacity: 1, maxWaiting: 10 });
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(1, async () => 'done')).toBe('done');
});

test('refuses work if too much is waiting', async () => {
  const queue = new WeightedQueue({ capacity: 1, maxWaiting: 1 });
  const log: string[] = [];
  const first = controlled(log, 'first');
  const running = [queue.run(1, first.work), queue.run(1, settle)];
  await expect(queue.run(1, settle)).rejects.toMatchObject({ status: 429 });
  first.finish();
  await Promise.all(running);
});
