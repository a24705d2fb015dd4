import { globSync, readFileSync } from 'node:fs';
import { listSourceFiles } from '../list-source-files.ts';
import { findWords, type FoundWord } from './find-words.ts';

/**
 * Released migrations never change, the demo's texts are in four languages, and the lists have to name
 * their words.
 */
const isExempt = (path: string): boolean =>
  /^((server\/app\/(migrations|seeds)|tools\/check\/words|tests\/check)\/|docs\/glossary\.md$)/.test(path);

/** Paths of the code and the documents in which words to leave are looked for. */
function listCheckedFiles(): string[] {
  const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern));
  return [...listSourceFiles(['ts', 'tsx', 'css', 'graphql']), ...documents].filter((path) => !isExempt(path));
}

/** All words to leave in code and documents. */
export function findAllWords(): FoundWord[] {
  return listCheckedFiles().flatMap((path) => findWords(path, readFileSync(path, 'utf8')));
}
