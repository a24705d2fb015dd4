import type { MediaFileFragment } from '../../generated/graphql.ts';
import { expect, test } from 'vitest';
import { type Arrangement, arrangeContent } from './arrange-content.ts';
import { sampleFile } from './sample-file.ts';

const byName: Arrangement = { kind: undefined, isWithoutAltText: false, columnToSort: 'name', sortOrder: 'asc' };
const directories = ['/zaal', '/Adres'].map((path) => ({ path, name: path.slice(1), viewerCanManage: true }));

const files: MediaFileFragment[] = [
  sampleFile({ id: 1, fileName: 'kerk 10.jpg', fileSize: 10, createdAt: '2026-11-03T00:00:00Z' }),
  sampleFile({
    id: 2,
    fileName: 'Kerk 9.jpg',
    fileSize: 30,
    createdAt: '2026-11-01T00:00:00Z',
    defaultAltText: 'Kerk',
  }),
  sampleFile({ id: 3, fileName: 'agenda.pdf', fileSize: 20, createdAt: '2026-11-02T00:00:00Z', type: 'DOCUMENT' }),
];

const arrange = (arrangement: Partial<Arrangement>) =>
  arrangeContent({ directories, files }, { ...byName, ...arrangement }).map(({ name }) => name);

test('folders stand first, and figures in names count as figures', () => {
  expect(arrange({})).toEqual(['Adres', 'zaal', 'agenda.pdf', 'Kerk 9.jpg', 'kerk 10.jpg']);
  expect(arrange({ sortOrder: 'desc' })).toEqual(['zaal', 'Adres', 'kerk 10.jpg', 'Kerk 9.jpg', 'agenda.pdf']);
});

test('files are sorted by date and size, folders stay by name', () => {
  expect(arrange({ columnToSort: 'createdAt', sortOrder: 'desc' })).toEqual([
    'Adres',
    'zaal',
    'kerk 10.jpg',
    'agenda.pdf',
    'Kerk 9.jpg',
  ]);
  expect(arrange({ columnToSort: 'fileSize' }).slice(2)).toEqual(['kerk 10.jpg', 'agenda.pdf', 'Kerk 9.jpg']);
});

test('a kind leaves the files of that kind alone', () => {
  expect(arrange({ kind: 'DOCUMENT' })).toEqual(['agenda.pdf']);
  expect(arrange({ kind: 'VIDEO' })).toEqual([]);
});

test('pictures without alternative text are found', () => {
  expect(arrange({ isWithoutAltText: true })).toEqual(['kerk 10.jpg']);
});
