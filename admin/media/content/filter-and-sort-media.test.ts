import type { MediaFileFragment } from '../../generated/graphql.ts';
import { expect, test } from 'vitest';
import { type MediaListOptions, filterAndSortMedia } from './filter-and-sort-media.ts';
import { createSampleFile } from './sample-file.ts';

const byName: MediaListOptions = { kind: undefined, isWithoutAltText: false, columnToSort: 'name', sortOrder: 'asc' };
const directories = ['/zaal', '/Adres'].map((path) => ({ path, name: path.slice(1), viewerCanManage: true }));

const files: MediaFileFragment[] = [
  createSampleFile({ id: 1, fileName: 'kerk 10.jpg', fileSize: 10, createdAt: '2026-11-03T00:00:00Z' }),
  createSampleFile({
    id: 2,
    fileName: 'Kerk 9.jpg',
    fileSize: 30,
    createdAt: '2026-11-01T00:00:00Z',
    defaultAltText: 'Kerk',
  }),
  createSampleFile({
    id: 3,
    fileName: 'agenda.pdf',
    fileSize: 20,
    createdAt: '2026-11-02T00:00:00Z',
    type: 'DOCUMENT',
  }),
];

const listNames = (options: Partial<MediaListOptions>) =>
  filterAndSortMedia({ directories, files }, { ...byName, ...options }).map(({ name }) => name);

test('folders come first, and numbers in names are sorted numerically', () => {
  expect(listNames({})).toEqual(['Adres', 'zaal', 'agenda.pdf', 'Kerk 9.jpg', 'kerk 10.jpg']);
  expect(listNames({ sortOrder: 'desc' })).toEqual(['zaal', 'Adres', 'kerk 10.jpg', 'Kerk 9.jpg', 'agenda.pdf']);
});

test('files are sorted by date and size, folders stay by name', () => {
  expect(listNames({ columnToSort: 'createdAt', sortOrder: 'desc' })).toEqual([
    'Adres',
    'zaal',
    'kerk 10.jpg',
    'agenda.pdf',
    'Kerk 9.jpg',
  ]);
  expect(listNames({ columnToSort: 'fileSize' }).slice(2)).toEqual(['kerk 10.jpg', 'agenda.pdf', 'Kerk 9.jpg']);
});

test('the kind filter keeps only files of that kind', () => {
  expect(listNames({ kind: 'DOCUMENT' })).toEqual(['agenda.pdf']);
  expect(listNames({ kind: 'VIDEO' })).toEqual([]);
});

test('images without alternative text can be filtered', () => {
  expect(listNames({ isWithoutAltText: true })).toEqual(['kerk 10.jpg']);
});
