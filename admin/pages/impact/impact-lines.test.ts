import { expect, test } from 'vitest';
import { listImpactLines } from './impact-lines.ts';

const impact = {
  linkingPages: [],
  linkingPageCount: 0,
  menus: [],
  translations: [],
  livePageCount: 2,
  openRequestCount: 1,
  scheduledCount: 0,
  redirectCount: 3,
};

test('a page that goes is gone for visitors, closes its request and leaves its redirects without an aim', () => {
  for (const deed of ['delete', 'unpublish'] as const) {
    expect(listImpactLines(impact, deed)).toEqual([
      { key: 'live', count: 2 },
      { key: 'requests', count: 1 },
      { key: 'redirects', count: 3 },
    ]);
  }
});

test('a page that moves keeps its request, and its redirects follow', () => {
  expect(listImpactLines(impact, 'move')).toEqual([
    { key: 'requestsStay', count: 1 },
    { key: 'redirectsFollow', count: 3 },
  ]);
});

test('what nothing is affected by is not mentioned', () => {
  const none = { ...impact, livePageCount: 0, openRequestCount: 0, redirectCount: 0 };
  expect(listImpactLines(none, 'delete')).toEqual([]);
});
