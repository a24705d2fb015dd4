/** Most remembered words: about 20 MB, more than all words of a site. */
const maxKnownWords = 200_000;

/** Words of this length or more are not indexed, since nobody searches for them. */
const maxWordLength = 200;

/** The words that an indexing run has already written, so that it writes each word only once. */
export type KnownWords = {
  /** Remembers the words of a language, and returns those that are new. */
  addNewWords: (language: string, words: ReadonlySet<string>) => string[];
};

/** Creates an empty set of known words, for one indexing run. */
export function createKnownWords(): KnownWords {
  const taken = new Set<string>();
  return {
    addNewWords: (language, words) => {
      if (taken.size > maxKnownWords) taken.clear();
      const newWords = [...words].filter(
        (word) => word !== '' && word.length < maxWordLength && !taken.has(`${language} ${word}`),
      );
      for (const word of newWords) taken.add(`${language} ${word}`);
      return newWords;
    },
  };
}
