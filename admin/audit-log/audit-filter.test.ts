import { expect, test } from 'vitest';
import {
  clearAuditFilter,
  auditCsvPath,
  hasAuditFilter,
  readAuditFilter,
  toAuditFilterInput,
  writeAuditFilter,
} from './audit-filter.ts';

const none = {
  person: undefined,
  token: undefined,
  action: undefined,
  subject: undefined,
  from: undefined,
  to: undefined,
};

test('a filter is read back from the address that it was written to', () => {
  const params = writeAuditFilter(new URLSearchParams('page=4'), { person: '7', action: 'page.published' });
  expect(params.toString()).toBe('person=7&action=page.published');
  expect(readAuditFilter(params)).toEqual({ ...none, person: '7', action: 'page.published' });
});

test('clearing removes every filter', () => {
  const cleared = clearAuditFilter(new URLSearchParams('person=7&from=2026-11-01&subject=page-3'));
  expect(cleared.toString()).toBe('');
  expect(hasAuditFilter(readAuditFilter(cleared))).toBe(false);
});

test('a period includes its last day, in the browser’s time zone', () => {
  const filter = toAuditFilterInput({ ...none, from: '2026-11-20', to: '2026-11-21' });
  expect(filter).toMatchObject({
    from: new Date(2026, 10, 20).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  });
});

test.each(['yesterday', '2026-11', ''])('%j is not a day', (from) => {
  expect(toAuditFilterInput({ ...none, from }).from).toBeUndefined();
});

test('a subject is a type, or a single item', () => {
  expect(toAuditFilterInput({ ...none, subject: 'page' })).toMatchObject({ subjectType: 'page', subjectID: undefined });
  expect(toAuditFilterInput({ ...none, subject: 'page-12' })).toMatchObject({ subjectType: 'page', subjectID: 12 });
});

test('the download uses the filter of the list', () => {
  expect(auditCsvPath({ ...none, person: '7', action: 'auth.login' })).toBe(
    '/api/ximblox/audit-log/csv?actorID=7&action=auth.login',
  );
  expect(auditCsvPath(none)).toBe('/api/ximblox/audit-log/csv');
});
