import { findAllWords } from './find-all-words.ts';

/** The step `words` of `npm run check`: docs/glossary.md says which words the project leaves, and why. */
const found = findAllWords();
for (const { path, line, word, use } of found) {
  const place = line === 0 ? `${path} (its name)` : `${path}:${line}`;
  console.log(`words: ${place}: "${word}" (use: ${use}; a public name goes into tools/check/words/public-names.ts)`);
}
if (found.length > 0) process.exit(1);
