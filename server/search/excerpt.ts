import { fold, matchWords } from './fold.ts';
import type { TextPart } from './search-engine.ts';

/** Characters of an excerpt, about. */
const excerptLength = 220;

/** Characters in which a place worth showing is looked for. */
const searchedLength = 20_000;

type Found = { start: number; end: number; word: string };

/** The stretch with the most different words that were searched for; the first such. */
function chooseStart(found: readonly Found[]): number {
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

/** Where the excerpt begins: a little before what was found, at a word's beginning. */
function stepBack(text: string, start: number): number {
  if (start < excerptLength / 3) return 0;
  const space = text.indexOf(' ', start - 50);
  return space === -1 || space >= start ? start : space + 1;
}

function cut(text: string, from: number): number {
  if (from + excerptLength >= text.length) return text.length;
  const space = text.lastIndexOf(' ', from + excerptLength);
  return space > from ? space : from + excerptLength;
}

/** A part of a text that shows what was searched for; `words` are the folded forms that count as such. */
export function makeExcerpt(body: string, words: ReadonlySet<string>): TextPart[] {
  const text = body.slice(0, searchedLength).replaceAll('\n', ' ');
  const found = [...matchWords(text)]
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length, word: fold(whole) }))
    .filter(({ word }) => words.has(word));
  const from = stepBack(text, chooseStart(found));
  const to = cut(text, from);
  const parts: TextPart[] = from > 0 ? [{ text: '… ', isMatch: false }] : [];
  let place = from;
  for (const { start, end } of found.filter((one) => one.start >= from && one.end <= to)) {
    if (start > place) parts.push({ text: text.slice(place, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    place = end;
  }
  if (to > place) parts.push({ text: text.slice(place, to), isMatch: false });
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

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An excerpt as HTML that holds nothing but text and `mark`. */
export const toHtml = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `<mark>${escape(text)}</mark>` : escape(text))).join('');
