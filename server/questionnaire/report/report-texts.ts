import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import nl from './texts/nl.json';

export type ReportTexts = typeof en;

/** Texts of the report by language; English for other languages. */
export const reportTexts: { en: ReportTexts } & Readonly<Record<string, ReportTexts>> = { en, nl, de, fr };
