import { expect, test } from 'vitest';
import { readOldAddress } from './old-address.ts';

test.each([
  ['about/history', 'about/history'],
  ['/about/history/', 'about/history'],
  [' https://www.example.org/About/History?from=mail#top ', 'about/history'],
  ['http://example.org', ''],
  ['', ''],
])('%s is read as %s', (text, slug) => {
  expect(readOldAddress(text, 'en')).toBe(slug);
});

test("the locale's own prefix goes, another one stays for the server to refuse", () => {
  expect(readOldAddress('/nl-nl/over-ons', 'nl-nl')).toBe('over-ons');
  expect(readOldAddress('/nl-nl', 'nl-nl')).toBe('');
  expect(readOldAddress('/nl-nl/over-ons', 'de-de')).toBe('nl-nl/over-ons');
});
