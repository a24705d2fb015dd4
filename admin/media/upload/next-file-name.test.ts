import { expect, test } from 'vitest';
import { getNextFileName } from './next-file-name.ts';

test.each([
  ['kerk.jpg', 'kerk (2).jpg'],
  ['kerk (2).jpg', 'kerk (3).jpg'],
  ['kerk (9)', 'kerk (10)'],
  ['.profile', '.profile (2)'],
  ['a.b.pdf', 'a.b (2).pdf'],
])('the next name after %s is %s', (name, next) => {
  expect(getNextFileName(name)).toBe(next);
});
