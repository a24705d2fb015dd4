import { findLanguageRules } from './language-rules.ts';

export type ReadabilityLevel = 'easy' | 'plain' | 'hard';

export type Readability = {
  words: number;
  /** Flesch reading ease, 100 (easy) to 0 (very hard); null for short texts and for languages without a formula. */
  ease: number | null;
};

/** Shorter texts are not rated. */
const MIN_WORDS = 40;

/** Rates a Flesch reading ease: easy from 60, hard below 40. */
export function toReadabilityLevel(ease: number): ReadabilityLevel {
  if (ease >= 60) return 'easy';
  return ease >= 40 ? 'plain' : 'hard';
}

/** Counts of a text; those of several texts can be added. */
export type TextCounts = { words: number; sentences: number; syllables: number };

/** Counts words, sentences and syllables of a text. */
export function countText(text: string, locale: string): TextCounts {
  const words = wordsOf(text, locale);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, locale), 0);
  return { words: words.length, sentences: countSentences(text, locale), syllables };
}

export const addTextCounts = (one: TextCounts, other: TextCounts): TextCounts => ({
  words: one.words + other.words,
  sentences: one.sentences + other.sentences,
  syllables: one.syllables + other.syllables,
});

/** Computes the readability from counts, with the formula of the locale's language. */
export function toReadability({ words, sentences, syllables }: TextCounts, locale: string): Readability {
  const rules = findLanguageRules(locale);
  if (!rules || words < MIN_WORDS) return { words, ease: null };
  const ease = rules.readingEase(words / Math.max(sentences, 1), syllables / words);
  return { words, ease: Math.round(Math.min(Math.max(ease, 0), 100)) };
}

/** Returns at least 1, also for a word without vowels. */
export function countSyllables(word: string, locale: string): number {
  return Math.max(word.toLowerCase().match(findLanguageRules(locale)?.syllables ?? /[aeiouy]+/g)?.length ?? 0, 1);
}

function wordsOf(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function countSentences(text: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  return [...segmenter.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;
}
