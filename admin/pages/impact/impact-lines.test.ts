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

test('a deleted page disappears for visitors, and its requests, schedules and redirects end', () => {
  for (const action of ['delete', 'unpublish'] as const) {
    expect(listImpactLines(impact, action)).toEqual([
      { key: 'live', count: 2 },
      { key: 'requests', count: 1 },
      { key: 'redirects', count: 3 },
    ]);
  }
});

test('a moved page keeps its request, and its redirects follow', () => {
  expect(listImpactLines(impact, 'move')).toEqual([
    { key: 'requestsStay', count: 1 },
    { key: 'redirectsFollow', count: 3 },
  ]);
});

test('leaves out consequences with a count of 0', () => {
  const none = { ...impact, livePageCount: 0, openRequestCount: 0, redirectCount: 0 };
  expect(listImpactLines(none, 'delete')).toEqual([]);
});
