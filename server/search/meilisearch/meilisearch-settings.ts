import type { Settings } from 'meilisearch';
import { searchLanguages } from '../engine/language.ts';
import { maxHits } from '../engine/search-engine.ts';

const languageCodes = [...searchLanguages.map(({ code }) => code), 'other'];

/** Attribute names end with the page's language, so that each text is tokenised by the rules of its language. */
export const languageAttributes = (name: 'title' | 'headings' | 'body'): string[] =>
  languageCodes.map((code) => `${name}_${code}`);

/**
 * The attribute counts more than exact spelling: a mistyped or inflected word in the title ranks above the exact word
 * in the body. By default `attribute` comes fourth.
 */
const rankingRules = ['words', 'attribute', 'typo', 'proximity', 'sort', 'exactness'];

/** Titles rank above headings, headings above body. One typing error is allowed from four letters, two from eight. */
export const meilisearchIndexSettings: Settings = {
  searchableAttributes: [
    ...languageAttributes('title'),
    ...languageAttributes('headings'),
    ...languageAttributes('body'),
  ],
  localizedAttributes: searchLanguages.map(({ code, iso }) => ({ attributePatterns: [`*_${code}`], locales: [iso] })),
  rankingRules,
  filterableAttributes: ['locale', 'type', 'tags'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: maxHits },
};
