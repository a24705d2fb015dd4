import { normalizeText } from '../../shared/normalize-text.ts';

/** Letters that Unicode does not decompose, replaced as by PostgreSQL's unaccent. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const unaccented = /^[a-z0-9]+$/;

/** Returns a word in lower case and without accents, for the same comparison as in the index. */
export function foldAccents(word: string): string {
  const lower = word.toLowerCase();
  if (unaccented.test(lower)) return lower;
  return normalizeText(lower, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđłı]/g, (letter) => ligatures[letter] ?? letter);
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a text with their positions. */
export const findWordMatches = (text: string): IterableIterator<RegExpExecArray> => text.matchAll(wordPattern);

/** Returns the words of a text in their original spelling. */
export const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];
