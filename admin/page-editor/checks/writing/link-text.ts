import { languages, rulesOf } from './languages.ts';

/** The words alone: 'Hier.' and '» hier' are as vague as 'hier'. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');

const vague = new Set(languages.flatMap((language) => (rulesOf(language)?.vagueLinks ?? []).map(plain)));

/** Whether a link's text does not tell where it leads: 'here', in any of the languages, or a bare address. */
export function isVagueLink(text: string): boolean {
  const words = plain(text);
  return vague.has(words) || /^(https?:|www\.)\S*$/.test(words);
}
