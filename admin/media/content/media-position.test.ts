import { expect, test } from 'vitest';
import { type MediaPosition, readMediaPosition, defaultMediaPosition, writeMediaPosition } from './media-position.ts';

const read = (address: string) => readMediaPosition(new URLSearchParams(address), defaultMediaPosition);
const write = (position: Partial<MediaPosition>) =>
  writeMediaPosition(new URLSearchParams(), { ...defaultMediaPosition, ...position }, defaultMediaPosition).toString();

test('an address without parameters is the library’s root', () => {
  expect(read('')).toEqual(defaultMediaPosition);
  expect(write({})).toBe('');
});

test('folder, file, search and view are read back from the address', () => {
  const position: MediaPosition = {
    path: '/Brand en vuur',
    searchTerm: 'kaars',
    view: 'list',
    fileID: 12,
    kind: 'IMAGE',
    isWithoutAltText: true,
    columnToSort: 'name',
    sortOrder: 'asc',
  };
  expect(read(write(position))).toEqual(position);
});

test('invalid parameters are ignored', () => {
  expect(read('folder=up&file=x&kind=song&view=round&sort=colour&order=both')).toEqual(defaultMediaPosition);
});
