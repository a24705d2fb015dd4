/** The languages of the interface with their own names, so that people find theirs. A new one is a line here. */
export const languageNames = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
} as const;

export type Language = keyof typeof languageNames;

/** The languages of the interface, in the order in which they are offered. */
export const languages = Object.keys(languageNames) as [Language, ...Language[]];

export function isLanguage(value: string | null | undefined): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageNames, value);
}
