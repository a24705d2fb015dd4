import { expect, test } from 'vitest';
import {
  buildFolderTree,
  isWithin,
  joinPath,
  listAncestors,
  listVisibleFolders,
  nameOf,
  parentOf,
} from './media-path.ts';

test('a path is taken apart and put together', () => {
  expect([nameOf('/a/b'), nameOf('/')]).toEqual(['b', '']);
  expect([parentOf('/a/b'), parentOf('/a'), parentOf('/')]).toEqual(['/a', '/', '/']);
  expect([joinPath('/', 'a'), joinPath('/a', 'b')]).toEqual(['/a', '/a/b']);
  expect(listAncestors('/a/b')).toEqual(['/', '/a', '/a/b']);
  expect(listAncestors('/')).toEqual(['/']);
});

test('a folder lies within itself and those above it, not in one whose name only begins alike', () => {
  expect(isWithin('/a/b', '/a')).toBe(true);
  expect(isWithin('/a', '/a')).toBe(true);
  expect(isWithin('/ab', '/a')).toBe(false);
  expect(isWithin('/ab', '/')).toBe(true);
});

test('the tree is sorted by name, and holds the folders on the way to those that are known', () => {
  const tree = buildFolderTree(['/Gebouw/Orgels', '/brand', '/Gebouw/Dak']);
  expect(tree.children.map(({ name }) => name)).toEqual(['brand', 'Gebouw']);
  expect(tree.children[1]?.children.map(({ path }) => path)).toEqual(['/Gebouw/Dak', '/Gebouw/Orgels']);
});

test('rows below a closed folder are not seen', () => {
  const tree = buildFolderTree(['/a/b', '/c']);
  const rows = (open: string[]) => listVisibleFolders(tree, new Set(open)).map(({ path, level }) => `${level} ${path}`);
  expect(rows([])).toEqual(['1 /']);
  expect(rows(['/'])).toEqual(['1 /', '2 /a', '2 /c']);
  expect(rows(['/', '/a'])).toEqual(['1 /', '2 /a', '3 /a/b', '2 /c']);
});
