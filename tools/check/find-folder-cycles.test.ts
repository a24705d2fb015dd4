import { expect, it } from 'vitest';
import { findFolderCycles } from './find-folder-cycles.ts';

it('finds folders that import each other, once, but not one-way imports or those inside a folder', () => {
  const imports = [
    ['x/one.ts', 'x/a/two.ts'],
    ['x/a/two.ts', 'x/a/three.ts'],
    ['x/a/three.ts', 'x/four.ts'],
    ['x/four.ts', 'y/five.ts'],
  ] as const;
  expect(findFolderCycles(imports)).toEqual(['x -> x/a -> x (x/one.ts -> x/a/two.ts, x/a/three.ts -> x/four.ts)']);
});

it('finds the shortest cycle through each folder', () => {
  const imports = [
    ['c/one.ts', 'a/one.ts'],
    ['a/one.ts', 'b/one.ts'],
    ['b/one.ts', 'c/one.ts'],
    ['b/two.ts', 'd/one.ts'],
    ['d/one.ts', 'b/two.ts'],
  ] as const;
  expect(findFolderCycles(imports)).toEqual([
    'a -> b -> c -> a (a/one.ts -> b/one.ts, b/one.ts -> c/one.ts, c/one.ts -> a/one.ts)',
    'b -> d -> b (b/two.ts -> d/one.ts, d/one.ts -> b/two.ts)',
  ]);
});
