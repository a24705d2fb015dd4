import { publicNames } from './public-names.ts';
import { wordsToLeave } from './words-to-leave.ts';

export type FoundWord = { path: string; line: number; word: string; use: string };

const uses = new Map(wordsToLeave.flatMap((entry) => entry.forms.map((form) => [form, entry] as const)));

const escapeForRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Longest first, so that a name is removed whole and not by a shorter name inside it. */
const publicName = new RegExp(
  publicNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `(?<![\\w-])${escapeForRegExp(name)}(?![\\w-])`)
    .join('|'),
  'g',
);

/** `readCachedSettings` and `read-cached-settings` are read, cached, settings. */
function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return spaced.toLowerCase().match(/[a-z]+/g) ?? [];
}

function findInLine(path: string, text: string, line: number): FoundWord[] {
  return wordsOf(text.replaceAll(publicName, ' ')).flatMap((word) => {
    const entry = uses.get(word);
    return entry && !entry.except?.test(path) ? [{ path, line, word, use: entry.use }] : [];
  });
}

/** Words to leave in a file's path (line 0) and in its lines; public names (`public-names.ts`) are passed over. */
export function findWords(path: string, content: string): FoundWord[] {
  const lines = content.split('\n');
  return [path, ...lines].flatMap((text, line) => findInLine(path, text, line));
}
