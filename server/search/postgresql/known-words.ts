/** Words that were written already, at most: some 20 MB, and more than a site's languages have between them. */
const mostKept = 200_000;

/** Characters from which on a word is none that anybody searches for. */
const tooLong = 200;

/** The words that one indexing has written to the index already, so that it writes each once rather than with every page. */
export type KnownWords = {
  /** Those of a language's words that were not taken before. */
  takeNew: (language: string, words: ReadonlySet<string>) => string[];
};

export function createKnownWords(): KnownWords {
  const taken = new Set<string>();
  return {
    takeNew: (language, words) => {
      if (taken.size > mostKept) taken.clear();
      const fresh = [...words].filter(
        (word) => word !== '' && word.length < tooLong && !taken.has(`${language} ${word}`),
      );
      for (const word of fresh) taken.add(`${language} ${word}`);
      return fresh;
    },
  };
}
