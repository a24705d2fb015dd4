import type { Language } from '../../languages/languages.ts';
import { questionnaireTexts } from '../../languages/server-texts.ts';
import type { QuestionnaireTexts } from './questionnaire.ts';
import { answerTextKey, categoryTextKey, questionTextKey } from './text-keys.ts';

type Advice = { title: string; text: string; effort: string };

type QuestionTexts = {
  text: string;
  help: string;
  why: string;
  notApplicable?: string;
  answers: Readonly<Record<string, string>>;
  advice: Readonly<Record<string, Advice>>;
};

/** A file with the texts of one language, in reading order. */
type LanguageFile = {
  categories: Readonly<Record<string, string>>;
  questions: Readonly<Record<string, QuestionTexts>>;
};

type Entry = [key: string, text: string];

function flattenQuestion(key: string, { text, help, why, notApplicable, answers, advice }: QuestionTexts): Entry[] {
  return [
    [questionTextKey(key, 'text'), text],
    [questionTextKey(key, 'help'), help],
    [questionTextKey(key, 'why'), why],
    ...(notApplicable === undefined ? [] : [[questionTextKey(key, 'notApplicable'), notApplicable] as Entry]),
    ...Object.entries(answers).map(([answer, words]): Entry => [answerTextKey(key, answer, 'text'), words]),
    ...Object.entries(advice).flatMap(([answer, words]): Entry[] => [
      [answerTextKey(key, answer, 'advice.title'), words.title],
      [answerTextKey(key, answer, 'advice.text'), words.text],
      [answerTextKey(key, answer, 'advice.effort'), words.effort],
    ]),
  ];
}

const flatten = ({ categories, questions }: LanguageFile): QuestionnaireTexts =>
  Object.fromEntries([
    ...Object.entries(categories).map(([key, name]): Entry => [categoryTextKey(key), name]),
    ...Object.entries(questions).flatMap(([key, words]) => flattenQuestion(key, words)),
  ]);

/** Source language of the initial questionnaire. */
export const initialLanguage = 'nl';

/** Texts of the initial questionnaire by language and key. */
export const initialQuestionnaireTexts = Object.fromEntries(
  Object.entries(questionnaireTexts).map(([language, file]) => [language, flatten(file)]),
) as Readonly<Record<Language, QuestionnaireTexts>>;
