import { isLanguage } from '../../../languages/languages.ts';
import { serverTexts } from '../../../languages/server-texts.ts';

export type ReportTexts = (typeof serverTexts)['en']['report'];

/** Returns the texts of the report in a language, in English if it has none. */
export function reportTextsFor(language: string): ReportTexts {
  return serverTexts[isLanguage(language) ? language : 'en'].report;
}
