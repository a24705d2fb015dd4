import { expect, test } from 'vitest';
import { toCsvLine } from './to-csv-line.ts';

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(toCsvLine(['a, b', 'say "so"', 'two\nlines', 3, null])).toBe('"a, b","say ""so""","two\nlines",3,\r\n');
});

test.each(['=1+1', '+49', '-1', '@sum', '\tx', '＝1+1', '＋49', '－1', '＠sum'])(
  '%j does not start a formula',
  (name) => {
    expect(toCsvLine([name])).toBe(`'${name}\r\n`);
  },
);

test.each(['\r=1', '\n=1'])('%j does not start a formula after its line break', (name) => {
  expect(toCsvLine([name])).toBe(`"'${name}"\r\n`);
});

test('negative numbers are unchanged', () => {
  expect(toCsvLine([-1])).toBe('-1\r\n');
});
