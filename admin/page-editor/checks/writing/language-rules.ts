/** What the writing advice needs to know about a language. */
export type LanguageRules = {
  /** Link texts that do not describe the target, in lower case. */
  vagueLinkTexts: readonly string[];
  /** Matches each syllable of a word. */
  syllables: RegExp;
  /** Flesch reading ease; 100 is easy, 0 very hard. */
  readingEase: (wordsPerSentence: number, syllablesPerWord: number) => number;
};

/** Flesch 1948. */
const english: LanguageRules = {
  vagueLinkTexts: [
    'here',
    'click here',
    'click',
    'read more',
    'more',
    'link',
    'this link',
    'this page',
    'learn more',
  ].concat(['more info', 'more information', 'see here', 'go here', 'details', 'continue', 'continue reading', 'this']),
  // A silent e at the end is not a syllable, except in '-le' after a consonant.
  syllables: /(?!e(?:s|d)?$)[aeiouy]+|[^aeiouy]le$|^[^aeiouy]*e$/g,
  readingEase: (sentence, word) => 206.835 - 1.015 * sentence - 84.6 * word,
};

/** Flesch as Douma adapted it to Dutch, 1960. */
const dutch: LanguageRules = {
  vagueLinkTexts: [
    'hier',
    'klik hier',
    'klik',
    'lees meer',
    'meer',
    'link',
    'deze link',
    'deze pagina',
    'verder',
  ].concat([
    'meer info',
    'meer informatie',
    'lees verder',
    'verder lezen',
    'meer lezen',
    'bekijk',
    'details',
    'zie hier',
  ]),
  syllables: /[aeiouyáéíóúàèëïöü]+/g,
  readingEase: (sentence, word) => 206.84 - 0.93 * sentence - 77 * word,
};

/** Flesch as Amstad adapted it to German, 1978. */
const german: LanguageRules = {
  vagueLinkTexts: [
    'hier',
    'hier klicken',
    'klicken sie hier',
    'klicken',
    'mehr',
    'mehr lesen',
    'link',
    'dieser link',
  ].concat(['diese seite', 'weiterlesen', 'weiter', 'mehr erfahren', 'mehr infos', 'mehr informationen', 'details']),
  syllables: /[aeiouyäöü]+/g,
  readingEase: (sentence, word) => 180 - sentence - 58.5 * word,
};

/** Flesch as Kandel and Moles adapted it to French, 1958. */
const french: LanguageRules = {
  vagueLinkTexts: [
    'ici',
    'cliquez ici',
    'cliquer ici',
    'clic',
    'plus',
    'lien',
    'ce lien',
    'cette page',
    'suite',
  ].concat([
    'en savoir plus',
    'lire la suite',
    'lire plus',
    'plus d’infos',
    'plus d’informations',
    'voir plus',
    'détails',
  ]),
  // Most words end in a silent e, with or without a plural s.
  syllables: /(?!e(?:s|nt)?$)[aeiouyàâäéèêëîïôöùûüœæ]+|^[^aeiouyàâäéèêëîïôöùûüœæ]*e$/g,
  readingEase: (sentence, word) => 207 - 1.015 * sentence - 73.6 * word,
};

const rules: Readonly<Record<string, LanguageRules>> = { en: english, nl: dutch, de: german, fr: french };

export const languagesWithRules: readonly string[] = Object.keys(rules);

/** Returns the rules of a locale's language; null if there are none, so that there is no advice on its wording. */
export function findLanguageRules(locale: string): LanguageRules | null {
  return rules[locale.split('-')[0] ?? locale] ?? null;
}
