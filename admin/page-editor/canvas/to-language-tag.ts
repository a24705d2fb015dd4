/** Converts a locale to an HTML language tag: 'nl-nl' to 'nl-NL', 'en' to 'en'. */
export function toLanguageTag(locale: string): string {
  const [language = locale, region] = locale.split('-');
  return region ? `${language}-${region.toUpperCase()}` : language;
}
