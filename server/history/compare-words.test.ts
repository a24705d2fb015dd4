import { expect, it, vi } from 'vitest';
import { createWordComparer } from './compare-words.ts';

/** Removed words in [-…-], added ones in [+…+]. */
function show(before: string | null, after: string | null, locale = 'nl'): string {
  return createWordComparer(locale)(before, after)
    .map(({ text, change }) => (change === 'same' ? text : change === 'added' ? `[+${text}+]` : `[-${text}-]`))
    .join('');
}

const wordsOf = (before: string, after: string) => createWordComparer('nl')(before, after);
const textOf = (words: ReturnType<typeof wordsOf>, without: string) =>
  words
    .filter(({ change }) => change !== without)
    .map(({ text }) => text)
    .join('');

it.each([
  ['a replaced word', 'Het dak lekt', 'De goot lekt', '[-Het dak-][+De goot+] lekt'],
  ['an added word', 'Het dak', 'Het oude dak', 'Het [+oude +]dak'],
  ['a removed word', 'Het oude dak', 'Het dak', 'Het [-oude -]dak'],
  ['a capital', 'het dak', 'Het dak', '[-het-][+Het+] dak'],
  ['another punctuation mark at the end', 'Lekt het dak.', 'Lekt het dak?', 'Lekt het dak[-.-][+?+]'],
  ['only spaces', 'het  dak', 'het dak', 'het[-  -][+ +]dak'],
  ['an added paragraph', 'Een', 'Een\nTwee', 'Een[+\nTwee+]'],
  ['nothing', 'Het dak', 'Het dak', 'Het dak'],
  ['two empty texts', '', '', ''],
])('shows %s', (_name, before, after, shown) => {
  expect(show(before, after)).toBe(shown);
});

it('shows a new text as added, and a removed text as removed', () => {
  expect(show(null, 'Het dak')).toBe('[+Het dak+]');
  expect(show('Het dak', null)).toBe('[-Het dak-]');
});

it('splits text into words by the rules of the language', () => {
  expect(show('我喜欢教堂', '我喜欢学校', 'zh')).toBe('我喜欢[-教堂-][+学校+]');
});

it('compares long texts that differ throughout by lines or as a whole, without losing text', () => {
  const text = (seed: number) => Array.from({ length: 60_000 }, (_, index) => (index * seed) % 9973).join(' ');
  const [before, after] = [text(7919), text(7907)];
  const words = wordsOf(before, after);
  expect(textOf(words, 'added')).toBe(before);
  expect(textOf(words, 'removed')).toBe(after);
});

it('finds one changed word in a long text', () => {
  const before = 'het dak van de kerk lekt al jaren '.repeat(20_000);
  const words = wordsOf(before, before.replace(/kerk lekt/, 'toren lekt'));
  expect(words.filter(({ change }) => change !== 'same')).toEqual([
    { text: 'kerk', change: 'removed' },
    { text: 'toren', change: 'added' },
  ]);
});

it('compares texts as a whole once the time limit is reached', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 150));
  const compareWords = createWordComparer('nl');
  const changesOf = () => compareWords('het dak van de kerk lekt', 'het dak van de toren lekt').length;
  expect([changesOf(), changesOf(), changesOf()]).toEqual([4, 4, 2]);
});
