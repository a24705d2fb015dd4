import type en from '../../languages/en/site.json';

/** The interface texts of one language. */
export type Texts = typeof en;

const files = import.meta.glob<Texts>('../../languages/*/site.json', { eager: true, import: 'default' });

const FALLBACK_LANGUAGE = 'en';

const textsByLanguage: ReadonlyMap<string, Texts> = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*languages\/|\/site\.json$/g, ''), texts]),
);

/** Returns the language of a locale, the part before the region: 'nl' of 'nl-nl'. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** Returns the interface texts for a page's locale; English if the language has none. */
export function textsFor(locale: string): Texts {
  const texts = textsByLanguage.get(languageOf(locale)) ?? textsByLanguage.get(FALLBACK_LANGUAGE);
  if (!texts) throw new Error(`No interface texts in ${FALLBACK_LANGUAGE}`);
  return texts;
}

/** Returns the name of a locale's language in that language; the locale itself if it has no texts. */
export function languageNameOf(locale: string): string {
  return textsByLanguage.get(languageOf(locale))?.languageName ?? locale;
}

/** Languages that have texts. */
export function listLanguages(): string[] {
  return [...textsByLanguage.keys()].sort();
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
