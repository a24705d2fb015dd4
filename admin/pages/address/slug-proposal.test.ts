import { expect, test } from 'vitest';
import { proposeTitleSlug, proposeSlug, toSlug } from './slug-proposal.ts';

test.each([
  ['About us', 'en', 'about-us'],
  ['  Fire & candles: what now?  ', 'en', 'fire-candles-what-now'],
  ['Één café in ’s-Hertogenbosch', 'nl-nl', 'een-cafe-in-s-hertogenbosch'],
  ['Über Straßenfeste', 'de-de', 'ueber-strassenfeste'],
  ['Über uns', 'nl-nl', 'uber-uns'],
  ['Œuvres d’été', 'fr-fr', 'oeuvres-dete'],
  ['Ærø & Łódź', 'en', 'aero-lodz'],
  ['Εκκλησία', 'en', 'εκκλησια'],
  ['!!!', 'en', ''],
])('%s (%s) becomes %s', (title, locale, slug) => {
  expect(toSlug(title, locale)).toBe(slug);
});

test('a slug is at most 255 characters and does not end in a hyphen', () => {
  const slug = toSlug(`${'a'.repeat(254)} b`, 'en');
  expect(slug).toBe('a'.repeat(254));
});

test("starts with the page type's prefix", () => {
  const type = { id: 'article', slugPrefix: 'news/' };
  expect(proposeSlug({ title: 'New roof', locale: 'en', type })).toBe('news/new-roof');
  expect(proposeSlug({ title: '', locale: 'en', type })).toBe('');
});

test('home and not-found pages have fixed slugs', () => {
  expect(proposeSlug({ title: 'Welcome', locale: 'en', type: { id: 'home', slugPrefix: '' } })).toBe('/');
  expect(proposeSlug({ title: 'Gone', locale: 'en', type: { id: '404', slugPrefix: '' } })).toBe('404');
});

test('a copy of a page with a fixed slug gets a slug from its title', () => {
  const type = { id: 'home', slugPrefix: '' };
  expect(proposeTitleSlug({ title: 'Welcome (copy)', locale: 'en', type })).toBe('welcome-copy');
});
