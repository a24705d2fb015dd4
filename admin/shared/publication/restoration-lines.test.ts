import { expect, test } from 'vitest';
import { listRestorationLines } from './restoration-lines.ts';

test('counts what was restored and what was not, published pages first', () => {
  const busy = { pageID: 1, returned: ['PLANNED_UNPUBLISH', 'REQUEST', 'LIVE'] as const, lost: [] };
  const lost = [
    { part: 'PLANNED_PUBLISH', reason: 'TIME_PASSED' },
    { part: 'PLANNED_UNPUBLISH', reason: 'NOT_ON_SITE' },
    { part: 'LIVE', reason: 'NOT_PERMITTED' },
    { part: 'TRANSLATION', reason: 'LOCALE_TAKEN' },
  ] as const;
  const mixed = { pageID: 2, returned: ['REQUEST'] as const, lost: [...lost] };
  expect(
    listRestorationLines([
      { ...busy, returned: [...busy.returned] },
      { ...mixed, returned: [...mixed.returned] },
    ]),
  ).toEqual([
    { key: 'onSite', count: 1 },
    { key: 'notPermitted', count: 1 },
    { key: 'request', count: 2 },
    { key: 'plan', count: 1 },
    { key: 'planPassed', count: 1 },
    { key: 'planUseless', count: 1 },
    { key: 'translation', count: 1 },
  ]);
});

test.each([
  ['TIME_PASSED', 'endPassed'],
  ['FILE_MISSING', 'fileMissing'],
] as const)('explains why a page is not published: %s', (reason, key) => {
  const lost = [{ part: 'LIVE' as const, reason }];
  expect(listRestorationLines([{ pageID: 1, returned: [], lost }])).toEqual([{ key, count: 1 }]);
});
