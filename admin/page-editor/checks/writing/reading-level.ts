import { rulesOf } from './languages.ts';

export type ReadingLevel = 'easy' | 'plain' | 'hard';

export type Reading = {
  words: number;
  /** 100 is easy, 0 very hard; null where there are too few words, or the language has no measure. */
  ease: number | null;
};

/** Fewer words say nothing of a text. */
const fewestWords = 40;

/** Flesch's own steps: from 60 on plain, below 40 hard. */
export function levelOf(ease: number): ReadingLevel {
  if (ease >= 60) return 'easy';
  return ease >= 40 ? 'plain' : 'hard';
}

/** What a text is measured by; those of several texts can be added. */
export type TextMeasure = { words: number; sentences: number; syllables: number };

export function measureText(text: string, locale: string): TextMeasure {
  const words = wordsOf(text, locale);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, locale), 0);
  return { words: words.length, sentences: countSentences(text, locale), syllables };
}

export const addMeasures = (one: TextMeasure, other: TextMeasure): TextMeasure => ({
  words: one.words + other.words,
  sentences: one.sentences + other.sentences,
  syllables: one.syllables + other.syllables,
});

/** How many words were measured, and how easily they read in the language of the locale. */
export function readingOf({ words, sentences, syllables }: TextMeasure, locale: string): Reading {
  const rules = rulesOf(locale);
  if (!rules || words < fewestWords) return { words, ease: null };
  const ease = rules.readingEase(words / Math.max(sentences, 1), syllables / words);
  return { words, ease: Math.round(Math.min(Math.max(ease, 0), 100)) };
}

/** At least one; a word without vowels is spoken too. */
export function countSyllables(word: string, locale: string): number {
  return Math.max(word.toLowerCase().match(rulesOf(locale)?.syllables ?? /[aeiouy]+/g)?.length ?? 0, 1);
}

function wordsOf(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function countSentences(text: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  return [...segmenter.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;
}
