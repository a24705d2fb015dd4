/** What the engines call a language: PostgreSQL's dictionary, and the three letters of ISO 639-3. */
const languages: Readonly<Record<string, { dictionary: string; iso: string }>> = {
  da: { dictionary: 'danish', iso: 'dan' },
  de: { dictionary: 'german', iso: 'deu' },
  en: { dictionary: 'english', iso: 'eng' },
  es: { dictionary: 'spanish', iso: 'spa' },
  fi: { dictionary: 'finnish', iso: 'fin' },
  fr: { dictionary: 'french', iso: 'fra' },
  hu: { dictionary: 'hungarian', iso: 'hun' },
  it: { dictionary: 'italian', iso: 'ita' },
  nb: { dictionary: 'norwegian', iso: 'nob' },
  nl: { dictionary: 'dutch', iso: 'nld' },
  pt: { dictionary: 'portuguese', iso: 'por' },
  ru: { dictionary: 'russian', iso: 'rus' },
  sv: { dictionary: 'swedish', iso: 'swe' },
  tr: { dictionary: 'turkish', iso: 'tur' },
};

/** Every language that an engine knows, by its two letters. */
export const knownLanguages = Object.entries(languages).map(([code, { iso }]) => ({ code, iso }));

/** The two letters of a locale's language; `other` for one without a dictionary. */
export function languageOf(locale: string): string {
  const code = locale.slice(0, 2);
  return code in languages ? code : 'other';
}

/** PostgreSQL's text search configuration of a language: its dictionary, without accents. */
export const configurationOf = (language: string): string => `search_${languages[language]?.dictionary ?? 'plain'}`;
