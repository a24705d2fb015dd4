import { languagesWithRules, findLanguageRules } from './language-rules.ts';

/** Strips punctuation around the words: 'Hier.' and '» hier' are as vague as 'hier'. */
const normaliseText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');

const vagueTexts = new Set(
  languagesWithRules.flatMap((language) => (findLanguageRules(language)?.vagueLinkTexts ?? []).map(normaliseText)),
);

/** Whether a link's text does not describe its target: 'here' in any of the languages, or a bare URL. */
export function isVagueLinkText(text: string): boolean {
  const words = normaliseText(text);
  return vagueTexts.has(words) || /^(https?:|www\.)\S*$/.test(words);
}
