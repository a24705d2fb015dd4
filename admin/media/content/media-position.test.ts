import { expect, test } from 'vitest';
import { type MediaPosition, readPosition, startPosition, writePosition } from './media-position.ts';

const read = (address: string) => readPosition(new URLSearchParams(address), startPosition);
const write = (position: Partial<MediaPosition>) =>
  writePosition(new URLSearchParams(), { ...startPosition, ...position }, startPosition).toString();

test('an address without anything is the start of the library', () => {
  expect(read('')).toEqual(startPosition);
  expect(write({})).toBe('');
});

test('folder, file, search and view come back from the address', () => {
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

test('what makes no sense is left aside', () => {
  expect(read('folder=up&file=x&kind=song&view=round&sort=colour&order=both')).toEqual(startPosition);
});
