/** Returns the language of a locale, for translations of the questionnaire: 'nl' for 'nl-nl'. */
export const questionnaireLanguageOf = (locale: string): string => locale.split('-')[0] ?? locale;
