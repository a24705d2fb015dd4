import { expect, test } from 'vitest';
import { listLocales } from './list-locales.ts';

const sibling = (id: number, locale: string) => ({
  id,
  locale,
  slug: 'a',
  title: 'A',
  status: 'CONCEPT' as const,
  published: false,
  changedSourceBlocks: null,
  untranslatedTextCount: null,
});

test('lists every available locale in order, with or without a translation', () => {
  const dutch = sibling(2, 'nl-nl');
  expect(listLocales(['en', 'nl-nl', 'de-de'], [dutch])).toEqual([
    { locale: 'en', sibling: null },
    { locale: 'nl-nl', sibling: dutch },
    { locale: 'de-de', sibling: null },
  ]);
});

test('includes a translation whose locale is no longer available', () => {
  const french = sibling(3, 'fr-fr');
  expect(listLocales(['en'], [french]).at(-1)).toEqual({ locale: 'fr-fr', sibling: french });
});
