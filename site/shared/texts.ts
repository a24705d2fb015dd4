import type en from '../../languages/en/site.json';
import { isLanguage, type Language, languageNames } from '../../languages/languages.ts';

/** The interface texts of one language. */
export type Texts = typeof en;

const FALLBACK_LANGUAGE = 'en';

const textsByLanguage = new Map<string, Texts>();

/** Adds the texts of a language. The server and the editor add all, a browser those of the page that it shows. */
export function registerTexts(language: string, texts: Texts): void {
  textsByLanguage.set(language, texts);
}

export const hasTexts = (language: string): boolean => textsByLanguage.has(language);

/** Returns the language whose texts a locale has: its own, or English if it has none. */
export function textLanguageOf(locale: string): Language {
  const language = languageOf(locale);
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** Returns the language of a locale, the part before the region: 'nl' of 'nl-nl'. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** Returns the interface texts for a page's locale; English if the language has none. */
export function textsFor(locale: string): Texts {
  const language = textLanguageOf(locale);
  const texts = textsByLanguage.get(language);
  if (!texts) throw new Error(`The interface texts in ${language} are not loaded`);
  return texts;
}

/** Returns the name of a locale's language in that language; the locale itself if it has no texts. */
export function languageNameOf(locale: string): string {
  const language = languageOf(locale);
  return isLanguage(language) ? languageNames[language] : locale;
}

/** Fills values into a text: fillIn('Call {phone}', { phone }). */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Language tag for HTML: 'nl-NL' of 'nl-nl', 'en' of 'en'. */
export function languageTagOf(locale: string): string {
  const [language = locale, region] = locale.split('-');
  return region ? `${language}-${region.toUpperCase()}` : language;
}
