/** Names of a language in the engines: PostgreSQL's dictionary, and the ISO 639-3 code for Meilisearch. */
const engineLanguages: Readonly<Record<string, { dictionary: string; iso: string }>> = {
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

/** All languages that the engines support, with their two-letter codes. */
export const searchLanguages = Object.entries(engineLanguages).map(([code, { iso }]) => ({ code, iso }));

/** Returns the two-letter language code of a locale, or `other` for a language without a dictionary. */
export function searchLanguageOf(locale: string): string {
  const code = locale.slice(0, 2);
  return code in engineLanguages ? code : 'other';
}

/** Returns the name of PostgreSQL's text search configuration for a language, which ignores accents. */
export const textSearchConfiguration = (language: string): string =>
  `search_${engineLanguages[language]?.dictionary ?? 'plain'}`;
