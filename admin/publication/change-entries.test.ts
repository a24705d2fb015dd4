import { describe, expect, it } from 'vitest';
import type { ComparedContentFragment } from '../generated/graphql.ts';
import { stepEntry, toChangeEntries } from './change-entries.ts';

const field = (name: string) => ({ name, before: 'a', after: 'b', words: [] });
const comparison: ComparedContentFragment = {
  changeCount: 4,
  fields: [field('seoTitle'), field('title')],
  blocks: [
    { key: 'b1', type: 'text', change: 'UNCHANGED', moved: false, fields: [] },
    { key: 'b2', type: 'text', change: 'CHANGED', moved: false, fields: [field('text')] },
    { key: 'b3', type: 'quote', change: 'ADDED', moved: false, fields: [field('text')] },
  ],
};

describe('the list of changes', () => {
  const entries = toChangeEntries(comparison);

  it('contains the page, its blocks and its search engine texts, with the changed fields', () => {
    expect(entries.map(({ key, mark, fields }) => [key, mark, fields])).toEqual([
      ['page', 'changed', ['title']],
      ['b2', 'changed', ['text']],
      ['b3', 'added', []],
      ['seo', 'changed', ['seoTitle']],
    ]);
  });

  it('wraps around at both ends', () => {
    expect(stepEntry(entries, null, 1)).toBe('page');
    expect(stepEntry(entries, null, -1)).toBe('seo');
    expect(stepEntry(entries, 'b2', 1)).toBe('b3');
    expect(stepEntry(entries, 'seo', 1)).toBe('page');
    expect(stepEntry(entries, 'page', -1)).toBe('seo');
    expect(stepEntry([], null, 1)).toBe(null);
  });
});
