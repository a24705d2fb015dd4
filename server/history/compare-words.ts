import { diffArrays } from 'diff';

export type WordChangeKind = 'same' | 'added' | 'removed';
export type WordChange = { text: string; change: WordChangeKind };

export type CompareWords = (before: string | null, after: string | null) => WordChange[];

/** Texts that differ in more parts are told apart by lines, and then as wholes: nobody reads so many changes. */
const mostEdits = 600;
const fewestEdits = 20;

/** One part in three taken away or added: more than that is another text, not a changed one. */
const mostChanged = 1 / 3;

/** Milliseconds for the words of all fields together; the rest is told apart by lines or as wholes. */
const wordTime = 200;
const lineTime = 50;

/** Parts of a text, which give it again when they are joined. */
type Split = (text: string) => string[];

const splitLines: Split = (text) => text.split(/(?<=\n)/);

function splitWordsOf(locale: string): Split {
  // Made with the first text: most comparisons find none that differ.
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

/** Words that were replaced together read as one: the spaces between them go with both. */
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

function compareParts(split: Split, texts: { before: string; after: string }, time: number): WordChange[] | null {
  const parts = { before: split(texts.before), after: split(texts.after) };
  const edits = Math.max(fewestEdits, (parts.before.length + parts.after.length) * mostChanged);
  const options = { maxEditLength: Math.min(Math.floor(edits), mostEdits), timeout: time };
  const changes = diffArrays(parts.before, parts.after, options);
  if (!changes) return null;
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/**
 * Differences in words, as the locale divides text into words; 'same' and 'added' together give the later text.
 * One comparer serves all fields of a comparison and takes some quarter of a second at most.
 */
export function createWordComparer(locale: string): CompareWords {
  const splitWords = splitWordsOf(locale);
  let left = wordTime;
  return (before, after) => {
    const texts = { before: before ?? '', after: after ?? '' };
    if (texts.before === texts.after) return joinChanges([{ text: texts.after, change: 'same' }]);
    const whole: WordChange[] = [
      { text: texts.before, change: 'removed' },
      { text: texts.after, change: 'added' },
    ];
    if (texts.before === '' || texts.after === '' || left + lineTime <= 0) return joinChanges(whole);
    const start = performance.now();
    const words = left > 0 ? compareParts(splitWords, texts, left) : null;
    const changes = words ?? compareParts(splitLines, texts, lineTime);
    left -= performance.now() - start;
    return changes ? joinReplacements(changes) : whole;
  };
}
