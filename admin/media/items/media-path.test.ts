import { expect, test } from 'vitest';
import {
  buildFolderTree,
  isWithinFolder,
  joinPath,
  listAncestorPaths,
  listVisibleFolders,
  baseName,
  parentPath,
} from './media-path.ts';

test('splits paths into name and parent', () => {
  expect([baseName('/a/b'), baseName('/')]).toEqual(['b', '']);
  expect([parentPath('/a/b'), parentPath('/a'), parentPath('/')]).toEqual(['/a', '/', '/']);
  expect([joinPath('/', 'a'), joinPath('/a', 'b')]).toEqual(['/a', '/a/b']);
  expect(listAncestorPaths('/a/b')).toEqual(['/', '/a', '/a/b']);
  expect(listAncestorPaths('/')).toEqual(['/']);
});

test('a folder is within itself and its ancestors, but not in one with the same name prefix', () => {
  expect(isWithinFolder('/a/b', '/a')).toBe(true);
  expect(isWithinFolder('/a', '/a')).toBe(true);
  expect(isWithinFolder('/ab', '/a')).toBe(false);
  expect(isWithinFolder('/ab', '/')).toBe(true);
});

test('the tree is sorted by name and contains the ancestors of all known folders', () => {
  const tree = buildFolderTree(['/Gebouw/Orgels', '/brand', '/Gebouw/Dak']);
  expect(tree.children.map(({ name }) => name)).toEqual(['brand', 'Gebouw']);
  expect(tree.children[1]?.children.map(({ path }) => path)).toEqual(['/Gebouw/Dak', '/Gebouw/Orgels']);
});

test('rows below a closed folder are hidden', () => {
  const tree = buildFolderTree(['/a/b', '/c']);
  const rows = (open: string[]) => listVisibleFolders(tree, new Set(open)).map(({ path, level }) => `${level} ${path}`);
  expect(rows([])).toEqual(['1 /']);
  expect(rows(['/'])).toEqual(['1 /', '2 /a', '2 /c']);
  expect(rows(['/', '/a'])).toEqual(['1 /', '2 /a', '3 /a/b', '2 /c']);
});
