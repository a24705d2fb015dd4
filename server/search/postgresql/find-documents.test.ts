import { describe, expect, it } from 'vitest';
import type { WordForm } from './expand-words.ts';
import { keepNearestForms, toDocumentQueries } from './find-documents.ts';

const forms = (...stems: string[]): WordForm[] => stems.map((stem) => ({ word: stem, stem }));

describe('the forms of a word', () => {
  it('are reduced to the nearest ones, exact forms first', () => {
    const [near] = keepNearestForms([{ exact: forms('a', 'b', 'c'), loose: forms('d', 'e') }]);
    expect(near).toEqual({ exact: forms('a', 'b', 'c'), loose: forms('d') });
  });

  it('are returned as the same list if there are few', () => {
    const few = [{ exact: forms('a'), loose: forms('b', 'c', 'd') }];
    expect(keepNearestForms(few)).toBe(few);
  });
});

describe('the queries for words', () => {
  it('require all words in any of their forms, the word with the fewest forms first', () => {
    const queries = toDocumentQueries([
      { exact: forms('a', 'a'), loose: forms('b') },
      { exact: [], loose: forms("c'd") },
    ]);
    expect(queries).toEqual({ all: ["'c''d'", "'a' | 'b'"], any: "'c''d' | 'a' | 'b'", exact: "'a'" });
  });

  it('skip words that are not in the index, and are null without any other', () => {
    const unknown = { exact: [], loose: [] };
    expect(toDocumentQueries([{ exact: forms('a'), loose: [] }, unknown])?.all).toEqual(["'a'"]);
    expect(toDocumentQueries([unknown])).toBeNull();
  });
});
