import { expect, test } from 'vitest';
import { parseRedirectSlug } from './redirect-slug.ts';

test.each([
  ['about/history', 'about/history'],
  ['/about/history/', 'about/history'],
  [' https://www.example.org/About/History?from=mail#top ', 'about/history'],
  ['http://example.org', ''],
  ['', ''],
])('%s is read as %s', (text, slug) => {
  expect(parseRedirectSlug(text, 'en')).toBe(slug);
});

test("the locale's own prefix is removed, another one stays for the server to reject", () => {
  expect(parseRedirectSlug('/nl-nl/over-ons', 'nl-nl')).toBe('over-ons');
  expect(parseRedirectSlug('/nl-nl', 'nl-nl')).toBe('');
  expect(parseRedirectSlug('/nl-nl/over-ons', 'de-de')).toBe('nl-nl/over-ons');
});
