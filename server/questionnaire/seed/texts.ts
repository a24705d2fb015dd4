import type { QuestionnaireTexts } from '../questionnaire.ts';
import { answerKey, categoryKey, questionKey } from '../text-keys.ts';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

type Advice = { title: string; text: string; effort: string };

type QuestionTexts = {
  text: string;
  help: string;
  why: string;
  notApplicable?: string;
  answers: Readonly<Record<string, string>>;
  advice: Readonly<Record<string, Advice>>;
};

/** One language's words as they are written, in the order in which they are read. */
type Written = {
  categories: Readonly<Record<string, string>>;
  questions: Readonly<Record<string, QuestionTexts>>;
};

type Entry = [key: string, text: string];

function flattenQuestion(key: string, { text, help, why, notApplicable, answers, advice }: QuestionTexts): Entry[] {
  return [
    [questionKey(key, 'text'), text],
    [questionKey(key, 'help'), help],
    [questionKey(key, 'why'), why],
    ...(notApplicable === undefined ? [] : [[questionKey(key, 'notApplicable'), notApplicable] as Entry]),
    ...Object.entries(answers).map(([answer, words]): Entry => [answerKey(key, answer, 'text'), words]),
    ...Object.entries(advice).flatMap(([answer, words]): Entry[] => [
      [answerKey(key, answer, 'advice.title'), words.title],
      [answerKey(key, answer, 'advice.text'), words.text],
      [answerKey(key, answer, 'advice.effort'), words.effort],
    ]),
  ];
}

const flatten = ({ categories, questions }: Written): QuestionnaireTexts =>
  Object.fromEntries([
    ...Object.entries(categories).map(([key, name]): Entry => [categoryKey(key), name]),
    ...Object.entries(questions).flatMap(([key, words]) => flattenQuestion(key, words)),
  ]);

/** The language the questionnaire was written in first. */
export const firstLanguage = 'nl';

/** Its texts in all languages, by their keys. */
export const firstTexts: Readonly<Record<'nl' | 'en' | 'de' | 'fr', QuestionnaireTexts>> = {
  nl: flatten(nl),
  en: flatten(en),
  de: flatten(de),
  fr: flatten(fr),
};
