import { expect, it } from 'vitest';
import { listChangedFields, listConflictingFields, selectFields, rebaseForm } from './form-merge.ts';

type Form = { name: string; phone: string; locales: string[]; months: number | null };
const base: Form = { name: 'Site', phone: '1', locales: ['en'], months: null };
const draft: Form = { ...base, phone: '2', locales: ['en', 'nl'] };

it('changed fields are those with a different value', () => {
  expect(listChangedFields(base, draft)).toEqual(['phone', 'locales']);
  expect(listChangedFields(base, { ...base, locales: ['en'] })).toEqual([]);
  expect(selectFields(draft, ['phone'])).toEqual({ phone: '2' });
});

it('values that somebody else stored replace unchanged fields', () => {
  const latest = { ...base, name: 'Theirs', phone: '3', months: 12 };
  expect(rebaseForm({ base, draft, latest })).toEqual({ ...draft, name: 'Theirs', months: 12 });
});

it('a field that both changed to different values is a conflict', () => {
  expect(listConflictingFields({ base, draft, latest: { ...base, name: 'Theirs' } })).toEqual([]);
  expect(listConflictingFields({ base, draft, latest: { ...base, phone: '2' } })).toEqual([]);
  expect(listConflictingFields({ base, draft, latest: { ...base, phone: '3', locales: ['de'] } })).toEqual([
    'phone',
    'locales',
  ]);
});
