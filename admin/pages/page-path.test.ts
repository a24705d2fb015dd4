import { expect, test } from 'vitest';
import { pathOnSite } from './page-path.ts';

test.each([
  [{ slug: '/', locale: 'en' }, '/'],
  [{ slug: 'about', locale: 'en' }, '/about'],
  [{ slug: '/', locale: 'nl-nl' }, '/nl-nl'],
  [{ slug: 'over-ons', locale: 'nl-nl' }, '/nl-nl/over-ons'],
])('%o is read at %s', (page, path) => {
  expect(pathOnSite(page, 'en')).toBe(path);
});
