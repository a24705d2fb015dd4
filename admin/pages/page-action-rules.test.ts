import { expect, test } from 'vitest';
import { isPublishable, isUnpublishable, listMissingLocales } from './page-action-rules.ts';

test('a page can be published if that is allowed and its newest version is not live', () => {
  const page = { status: 'PUBLISHED', hasNewerWork: true, viewerCanPublish: true } as const;
  expect(isPublishable(page)).toBe(true);
  expect(isPublishable({ ...page, hasNewerWork: false })).toBe(false);
  expect(isPublishable({ ...page, status: 'CONCEPT', hasNewerWork: false })).toBe(true);
  expect(isPublishable({ ...page, viewerCanPublish: false })).toBe(false);
});

test('a page can be unpublished if it is live, also while a newer version is requested', () => {
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
