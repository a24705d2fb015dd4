import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const wordsIn = (path: string, text: string) => findWords(path, text).map(({ line, word }) => `${line} ${word}`);

it('finds a word to leave in a name, a comment and a path', () => {
  expect(wordsIn('server/app/tell-problems.ts', '// nobody was told\nconst rowDeeds = 1;')).toEqual([
    '0 tell',
    '1 told',
    '2 deeds',
  ]);
});

it('does not find it inside another word', () => {
  expect(wordsIn('a.ts', 'Einstellungen, extends, placeholder, companyName2 is no desktop')).toEqual(['1 company']);
});

it('passes over public names, but not over names that begin like one', () => {
  expect(wordsIn('a.ts', 'page.answeredAt')).toEqual([]);
  expect(wordsIn('a.ts', 'answeredAtOnce')).toEqual(['1 answered']);
});

it('leaves answers to the risk check alone', () => {
  expect(wordsIn('server/questionnaire/score.ts', '/** Points of an answer. */')).toEqual([]);
  expect(wordsIn('server/pages/load.ts', '/** Points of an answer. */')).toEqual(['1 answer']);
});
