import { expect, it } from 'vitest';
import { parseSidebars } from './use-sidebars.ts';

const initial = { outline: { width: null, isFolded: false }, panel: { width: null, isFolded: false } };

it('reads stored sidebars, within their limits', () => {
  const stored = JSON.stringify({ outline: { width: 300, isFolded: true }, panel: { width: 5000 } });
  expect(parseSidebars(stored)).toEqual({
    outline: { width: 300, isFolded: true },
    panel: { width: 720, isFolded: false },
  });
});

it.each([null, '', 'null', '[]', '{"panel":{"width":"wide"}}', '{"outline":null}'])(
  'reads %s as defaults',
  (stored) => {
    expect(parseSidebars(stored)).toEqual(initial);
  },
);
