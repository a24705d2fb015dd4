import { diffArrays } from 'diff';

export type WordChangeKind = 'same' | 'added' | 'removed';
/** Adjacent words with the same change. */
export type WordChange = { text: string; change: WordChangeKind };

/** Compares two texts by words; null is an empty text. */
export type CompareWords = (before: string | null, after: string | null) => WordChange[];

/** Texts with more edits are compared by lines, and then as a whole, since so many changes are not readable. */
const maxEdits = 600;
const minEdits = 20;

/** If more than one part in three was removed or added, it is a different text rather than a changed one. */
const maxChangedRatio = 1 / 3;

/** Time for comparing all fields by words, and for each further field by lines; the rest is compared as a whole. */
const wordDiffLimitMs = 200;
const lineDiffLimitMs = 50;

/** Splits a text into parts whose concatenation is the text. */
type Split = (text: string) => string[];

const splitLines: Split = (text) => text.split(/(?<=\n)/);

function splitWordsOf(locale: string): Split {
  // Created on first use: most comparisons find no texts that differ.
  let segmenter: Intl.Segmenter | undefined;
  return (text) => {
    segmenter ??= new Intl.Segmenter(locale, { granularity: 'word' });
    return Array.from(segmenter.segment(text), ({ segment }) => segment);
  };
}

function joinChanges(changes: readonly WordChange[]): WordChange[] {
  const joined: WordChange[] = [];
  for (const { text, change } of changes) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.change === change) last.text += text;
    else joined.push({ text, change });
  }
  return joined;
}

const isSpace = ({ text, change }: WordChange): boolean => change === 'same' && text.trim() === '';

/** Joins adjacent replaced words to one replacement, with the spaces between them. */
function joinReplacements(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    result.push({ text: removed, change: 'removed' }, { text: added, change: 'added' });
    [removed, added] = ['', ''];
  };
  changes.forEach((change, index) => {
    const isBetween = isSpace(change) && removed + added !== '' && index < changes.length - 1;
    if (change.change === 'same' && !isBetween) {
      flush();
      result.push(change);
    }
    if (change.change === 'removed' || isBetween) removed += change.text;
    if (change.change === 'added' || isBetween) added += change.text;
  });
  flush();
  return joinChanges(result);
}

function diffParts(split: Split, texts: { before: string; after: string }, timeoutMs: number): WordChange[] | null {
  const parts = { before: split(texts.before), after: split(texts.after) };
  const edits = Math.max(minEdits, (parts.before.length + parts.after.length) * maxChangedRatio);
  const options = { maxEditLength: Math.min(Math.floor(edits), maxEdits), timeout: timeoutMs };
  const changes = diffArrays(parts.before, parts.after, options);
  if (!changes) return null;
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/**
 * Returns a function that compares texts by the words of the locale; 'same' and 'added' together are the later text.
 * Use one comparer for all fields of a comparison: its total time is limited to about a quarter of a second.
 */
export function createWordComparer(locale: string): CompareWords {
  const splitWords = splitWordsOf(locale);
  let remainingMs = wordDiffLimitMs;
  return (before, after) => {
    const texts = { before: before ?? '', after: after ?? '' };
    if (texts.before === texts.after) return joinChanges([{ text: texts.after, change: 'same' }]);
    const whole: WordChange[] = [
      { text: texts.before, change: 'removed' },
      { text: texts.after, change: 'added' },
    ];
    if (texts.before === '' || texts.after === '' || remainingMs + lineDiffLimitMs <= 0) return joinChanges(whole);
    const start = performance.now();
    const words = remainingMs > 0 ? diffParts(splitWords, texts, remainingMs) : null;
    const changes = words ?? diffParts(splitLines, texts, lineDiffLimitMs);
    remainingMs -= performance.now() - start;
    return changes ? joinReplacements(changes) : whole;
  };
}
