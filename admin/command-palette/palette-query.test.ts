import { expect, test } from 'vitest';
import { parsePaletteQuery } from './palette-query.ts';

test.each([
  ['', { kind: 'all', term: '' }],
  ['  candles ', { kind: 'all', term: 'candles' }],
  ['#anna', { kind: 'users', term: 'anna' }],
  [' # anna', { kind: 'users', term: 'anna' }],
  ['>', { kind: 'actions', term: '' }],
  ['> new page', { kind: 'actions', term: 'new page' }],
  ['room #4', { kind: 'all', term: 'room #4' }],
] as const)('%j means %j', (typed, query) => {
  expect(parsePaletteQuery(typed)).toEqual(query);
});
