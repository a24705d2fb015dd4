export const languages = ['en', 'nl', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A language's name in that language. Not translated on purpose: whoever looks for it reads it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
};

/** How dates and figures are written in a language; English as in Europe, since that is where the sites are. */
export function formatLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

function findLanguage(tag: string): Language | undefined {
  return languages.find((language) => language === tag.toLowerCase().split('-')[0]);
}

/** The language chosen before, else the first of the browser's that we have, else English. */
export function pickLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const candidates = chosen === null ? preferred : [chosen, ...preferred];
  return candidates.map(findLanguage).find((language) => language !== undefined) ?? 'en';
}
