/** Returns a locale's name in a language with its code: 'Dutch (nl-nl)'. */
export function getLocaleNameWithCode(locale: string, language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(locale.slice(0, 2));
    return name ? `${name} (${locale})` : locale;
  } catch {
    return locale;
  }
}
