import { languageOf } from './language-of.ts';
import type { Context } from '../shared/context.ts';
import type { Question, QuestionnaireTexts, QuestionnaireVersion } from './questionnaire.ts';
import { findPublishedVersion, loadTexts } from './questionnaire.queries.ts';
import { answerKey, categoryKey, questionKey } from './text-keys.ts';

export type ShownAnswer = { key: string; text: string };

export type ShownQuestion = {
  key: string;
  category: string;
  text: string;
  help: string;
  why: string;
  /** What 'not applicable' says; null where it is not offered. */
  notApplicable: string | null;
  answers: ShownAnswer[];
};

export type ShownCategory = { key: string; icon: string; name: string };

/** A version in one language, without its points. */
export type ShownQuestionnaire = { version: number; categories: ShownCategory[]; questions: ShownQuestion[] };

function toShownQuestion({ key, category, canBeNotApplicable, answers }: Question, texts: QuestionnaireTexts) {
  const textOf = (part: 'text' | 'help' | 'why' | 'notApplicable') => texts[questionKey(key, part)] ?? '';
  return {
    key,
    category,
    text: textOf('text'),
    help: textOf('help'),
    why: textOf('why'),
    notApplicable: canBeNotApplicable ? textOf('notApplicable') : null,
    answers: answers.map((answer) => ({ key: answer.key, text: texts[answerKey(key, answer.key, 'text')] ?? '' })),
  };
}

/** Puts the texts of one language to a version. */
const toShownQuestionnaire = (
  { number, content }: QuestionnaireVersion,
  texts: QuestionnaireTexts,
): ShownQuestionnaire => ({
  version: number,
  categories: content.categories.map(({ key, icon }) => ({ key, icon, name: texts[categoryKey(key)] ?? '' })),
  questions: content.questions.map((question) => toShownQuestion(question, texts)),
});

/** What visitors are asked at present, in the language of a locale; null while nothing is published. Anyone. */
export async function showQuestionnaire({ em }: Context, locale: string): Promise<ShownQuestionnaire | null> {
  const version = await findPublishedVersion(em);
  return version && toShownQuestionnaire(version, await loadTexts(em, version, languageOf(locale)));
}
