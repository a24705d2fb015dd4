import { expect, it } from 'vitest';
import { putBackBlock } from './put-back-block.ts';

const blocks = (keys: string, from = 'now') => [...keys].map((key) => ({ key, from }));
const put = (from: string, into: string, key: string) =>
  putBackBlock({ from: blocks(from, 'then'), into: blocks(into) }, key)
    ?.map((block) => (block.from === 'then' ? block.key.toUpperCase() : block.key))
    .join('');

it.each([
  ['in its place if its key still exists', 'abc', 'cab', 'b', 'caB'],
  ['after the block that preceded it', 'abc', 'xacy', 'b', 'xaBcy'],
  ['after an earlier block if that one was removed', 'abcd', 'xay', 'd', 'xaDy'],
  ['first if no block before it is left', 'abc', 'cx', 'b', 'Bcx'],
  ['first if it was first', 'abc', 'bc', 'a', 'Abc'],
  ['alone on an empty page', 'abc', '', 'c', 'C'],
])('puts a block back %s', (_name, from, into, key, result) => {
  expect(put(from, into, key)).toBe(result);
});

it('returns null for an unknown key', () => {
  expect(put('abc', 'abc', 'x')).toBeUndefined();
});
