/** Language tag of a locale as HTML wants it: 'nl-NL' of 'nl-nl', 'en' of 'en'. */
export function languageOf(locale: string): string {
  const [language = locale, region] = locale.split('-');
  return region ? `${language}-${region.toUpperCase()}` : language;
}
