import { expect, test } from 'vitest';
import { getSitePath } from './page-path.ts';

test.each([
  [{ slug: '/', locale: 'en' }, '/'],
  [{ slug: 'about', locale: 'en' }, '/about'],
  [{ slug: '/', locale: 'nl-nl' }, '/nl-nl'],
  [{ slug: 'over-ons', locale: 'nl-nl' }, '/nl-nl/over-ons'],
])('%o has the path %s', (page, path) => {
  expect(getSitePath(page, 'en')).toBe(path);
});
