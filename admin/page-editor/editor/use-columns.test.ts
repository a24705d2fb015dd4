import { expect, it } from 'vitest';
import { readColumns } from './use-columns.ts';

const initial = { outline: { width: null, isFolded: false }, panel: { width: null, isFolded: false } };

it('columns are read as they were stored, within their limits', () => {
  const stored = JSON.stringify({ outline: { width: 300, isFolded: true }, panel: { width: 5000 } });
  expect(readColumns(stored)).toEqual({
    outline: { width: 300, isFolded: true },
    panel: { width: 720, isFolded: false },
  });
});

it.each([null, '', 'null', '[]', '{"panel":{"width":"wide"}}', '{"outline":null}'])('%s is no columns', (stored) => {
  expect(readColumns(stored)).toEqual(initial);
});
