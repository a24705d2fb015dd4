import { expect, test } from 'vitest';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

const entries: PaletteEntry[] = ['New page: Home page', 'Page overview', 'Tags'].map((label) => ({
  id: label,
  path: '/',
  icon: null,
  label,
  detail: 'Pages',
  note: null,
}));

test.each([
  ['', ['New page: Home page', 'Page overview', 'Tags']],
  ['PAGE', ['New page: Home page', 'Page overview']],
  ['home new', ['New page: Home page']],
  ['pages', []],
])('%j finds the entries whose label contains all its words', (term, labels) => {
  expect(matchEntries(entries, term).map(({ label }) => label)).toEqual(labels);
});
