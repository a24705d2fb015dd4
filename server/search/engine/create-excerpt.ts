import { foldAccents, findWordMatches } from './fold-accents.ts';
import type { ExcerptPart } from './search-engine.ts';

/** Approximate length of an excerpt in characters. */
const excerptLength = 220;

/** Only this many characters of a body are searched for an excerpt. */
const searchedLength = 20_000;

type WordMatch = { start: number; end: number; word: string };

/** Returns the start of the first range with the most different searched words. */
function findBestStart(found: readonly WordMatch[]): number {
  let best = { start: 0, words: 0 };
  found.forEach(({ start }, index) => {
    const words = new Set<string>();
    for (let next = index; next < found.length; next += 1) {
      const one = found[next];
      if (!one || one.end > start + excerptLength * 0.8) break;
      words.add(one.word);
    }
    if (words.size > best.words) best = { start, words: words.size };
  });
  return best.start;
}

/** Returns where the excerpt starts: shortly before the matches, at the start of a word. */
function findExcerptStart(text: string, start: number): number {
  if (start < excerptLength / 3) return 0;
  const space = text.indexOf(' ', start - 50);
  return space === -1 || space >= start ? start : space + 1;
}

function findExcerptEnd(text: string, from: number): number {
  if (from + excerptLength >= text.length) return text.length;
  const space = text.lastIndexOf(' ', from + excerptLength);
  return space > from ? space : from + excerptLength;
}

/**
 * Returns the part of a text with the best matches. `words` are the forms that match, in lower case and without
 * accents.
 */
export function createExcerpt(body: string, words: ReadonlySet<string>): ExcerptPart[] {
  const text = body.slice(0, searchedLength).replaceAll('\n', ' ');
  const found = [...findWordMatches(text)]
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length, word: foldAccents(whole) }))
    .filter(({ word }) => words.has(word));
  const from = findExcerptStart(text, findBestStart(found));
  const to = findExcerptEnd(text, from);
  const parts: ExcerptPart[] = from > 0 ? [{ text: '… ', isMatch: false }] : [];
  let position = from;
  for (const { start, end } of found.filter((one) => one.start >= from && one.end <= to)) {
    if (start > position) parts.push({ text: text.slice(position, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  if (to > position) parts.push({ text: text.slice(position, to), isMatch: false });
  if (to < body.length) parts.push({ text: ' …', isMatch: false });
  return parts;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Returns an excerpt as HTML with only text and `mark` elements. */
export const excerptToHtml = (parts: readonly ExcerptPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
