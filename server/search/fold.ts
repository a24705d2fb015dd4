import { normalizeText } from '../shared/normalize-text.ts';

/** Letters that Unicode does not take apart, as PostgreSQL's unaccent writes them. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const plain = /^[a-z0-9]+$/;

/** A word in lower case and without accents, so that it compares as the index compares. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  return normalizeText(lower, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđłı]/g, (letter) => ligatures[letter] ?? letter);
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text with their places. */
export const matchWords = (text: string): IterableIterator<RegExpExecArray> => text.matchAll(wordPattern);

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];
