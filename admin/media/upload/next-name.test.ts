import { expect, test } from 'vitest';
import { nextName } from './next-name.ts';

test.each([
  ['kerk.jpg', 'kerk (2).jpg'],
  ['kerk (2).jpg', 'kerk (3).jpg'],
  ['kerk (9)', 'kerk (10)'],
  ['.profile', '.profile (2)'],
  ['a.b.pdf', 'a.b (2).pdf'],
])('after %s comes %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});
