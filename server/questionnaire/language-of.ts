/** The language of a locale, in which the questionnaire is translated: 'nl' of 'nl-nl'. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;
