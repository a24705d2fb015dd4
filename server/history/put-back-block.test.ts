import { expect, it } from 'vitest';
import { putBackBlock } from './put-back-block.ts';

const blocks = (keys: string, from = 'now') => [...keys].map((key) => ({ key, from }));
const put = (from: string, into: string, key: string) =>
  putBackBlock({ from: blocks(from, 'then'), into: blocks(into) }, key)
    ?.map((block) => (block.from === 'then' ? block.key.toUpperCase() : block.key))
    .join('');

it.each([
  ['in its place where it still is', 'abc', 'cab', 'b', 'caB'],
  ['behind the block that it followed', 'abc', 'xacy', 'b', 'xaBcy'],
  ['behind an earlier one where that is gone', 'abcd', 'xay', 'd', 'xaDy'],
  ['first where nothing before it is left', 'abc', 'cx', 'b', 'Bcx'],
  ['first where it was first', 'abc', 'bc', 'a', 'Abc'],
  ['alone on an empty page', 'abc', '', 'c', 'C'],
])('puts a block back %s', (_name, from, into, key, result) => {
  expect(put(from, into, key)).toBe(result);
});

it('has nothing to put back for an unknown key', () => {
  expect(put('abc', 'abc', 'x')).toBeUndefined();
});
