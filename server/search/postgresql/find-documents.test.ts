import { describe, expect, it } from 'vitest';
import type { WordForm } from './expand-words.ts';
import { narrow, toQueries } from './find-documents.ts';

const forms = (...stems: string[]): WordForm[] => stems.map((stem) => ({ word: stem, stem }));

describe('the ways to read a word', () => {
  it('are cut to the nearest ones, those that are meant for sure first', () => {
    const [near] = narrow([{ exact: forms('a', 'b', 'c'), loose: forms('d', 'e') }]);
    expect(near).toEqual({ exact: forms('a', 'b', 'c'), loose: forms('d') });
  });

  it('are left as they are where there are few, which is told by the same list', () => {
    const few = [{ exact: forms('a'), loose: forms('b', 'c', 'd') }];
    expect(narrow(few)).toBe(few);
  });
});

describe('the queries for words', () => {
  it('ask for all of them, each in any of its forms, and first for the word that has the fewest', () => {
    const queries = toQueries([
      { exact: forms('a', 'a'), loose: forms('b') },
      { exact: [], loose: forms("c'd") },
    ]);
    expect(queries).toEqual({ all: ["'c''d'", "'a' | 'b'"], any: "'c''d' | 'a' | 'b'", exact: "'a'" });
  });

  it('pass over a word that no page has, and are none where that is so of all', () => {
    const unknown = { exact: [], loose: [] };
    expect(toQueries([{ exact: forms('a'), loose: [] }, unknown])?.all).toEqual(["'a'"]);
    expect(toQueries([unknown])).toBeNull();
  });
});
