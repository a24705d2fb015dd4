import { expect, test } from 'vitest';
import { isPublishable, isUnpublishable, listMissingLocales } from './page-deeds.ts';

test('a page is published where that is allowed and visitors do not see its newest version yet', () => {
  const page = { status: 'PUBLISHED', hasNewerWork: true, viewerCanPublish: true } as const;
  expect(isPublishable(page)).toBe(true);
  expect(isPublishable({ ...page, hasNewerWork: false })).toBe(false);
  expect(isPublishable({ ...page, status: 'CONCEPT', hasNewerWork: false })).toBe(true);
  expect(isPublishable({ ...page, viewerCanPublish: false })).toBe(false);
});

test('a page is taken off the site where visitors see it, also while a newer version is requested', () => {
  expect(isUnpublishable({ live: true, viewerCanPublish: true })).toBe(true);
  expect(isUnpublishable({ live: false, viewerCanPublish: true })).toBe(false);
  expect(isUnpublishable({ live: true, viewerCanPublish: false })).toBe(false);
});

test('the locales without a translation keep the order of the site', () => {
  const siblings = [{ id: 2, locale: 'de-de', slug: 'kerzen', published: true }];
  const locales = ['en', 'nl-nl', 'de-de', 'fr-fr'];
  expect(listMissingLocales({ locale: 'nl-nl', siblings }, locales)).toEqual(['en', 'fr-fr']);
  expect(listMissingLocales({ locale: 'en', siblings: [] }, ['en'])).toEqual([]);
});
