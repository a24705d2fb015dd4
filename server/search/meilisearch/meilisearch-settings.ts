import type { Settings } from 'meilisearch';
import { knownLanguages } from '../language.ts';
import { mostHits } from '../search-engine.ts';

const codes = [...knownLanguages.map(({ code }) => code), 'other'];

/** The texts of a page stand under names that end with its language, so that each is read by the rules of its own. */
export const attributesOf = (name: 'title' | 'headings' | 'body'): string[] => codes.map((code) => `${name}_${code}`);

/**
 * What a page is about says more than how exactly it is spelt: a mistyped or another form of a word in the title stands
 * before the very word in a text. By default that comes fourth.
 */
const rankingRules = ['words', 'attribute', 'typo', 'proximity', 'sort', 'exactness'];

/** Titles count before headings, headings before text; a typing error is allowed from four letters on, two from eight. */
export const indexSettings: Settings = {
  searchableAttributes: [...attributesOf('title'), ...attributesOf('headings'), ...attributesOf('body')],
  localizedAttributes: knownLanguages.map(({ code, iso }) => ({ attributePatterns: [`*_${code}`], locales: [iso] })),
  rankingRules,
  filterableAttributes: ['locale', 'type', 'tags'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: mostHits },
};
