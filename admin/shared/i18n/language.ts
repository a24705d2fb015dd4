import { type Language, languages } from '../../../languages/languages.ts';

/**
 * Returns the locale for formatting dates and numbers; English uses the British conventions, since the sites are
 * European.
 */
export function formatLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

function findLanguage(tag: string): Language | undefined {
  return languages.find((language) => language === tag.toLowerCase().split('-')[0]);
}

/** Returns the chosen language, else the first supported one of the browser's languages, else English. */
export function pickLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const candidates = chosen === null ? preferred : [chosen, ...preferred];
  return candidates.map(findLanguage).find((language) => language !== undefined) ?? 'en';
}
