import { questionnaireLanguageOf } from './questionnaire-language.ts';
import type { Context } from '../shared/context.ts';
import type { Answer, Question, QuestionnaireTexts, QuestionnaireVersion } from './questionnaire.ts';
import { findPublishedQuestionnaire, loadQuestionnaireTexts } from './questionnaire.queries.ts';
import { answerTextKey, categoryTextKey, questionTextKey } from './text-keys.ts';

export type PublicAnswer = Pick<Answer, 'key' | 'urgency' | 'isUnknown'> & { text: string };

export type PublicQuestion = {
  key: string;
  category: string;
  text: string;
  help: string;
  why: string;
  /** Text of the answer 'not applicable'; null if it is not offered. */
  notApplicable: string | null;
  answers: PublicAnswer[];
};

export type PublicCategory = { key: string; icon: string; name: string };

/** A version in one language, without its points. */
export type PublicQuestionnaire = { version: number; categories: PublicCategory[]; questions: PublicQuestion[] };

function toPublicQuestion({ key, category, canBeNotApplicable, answers }: Question, texts: QuestionnaireTexts) {
  const textOf = (part: 'text' | 'help' | 'why' | 'notApplicable') => texts[questionTextKey(key, part)] ?? '';
  return {
    key,
    category,
    text: textOf('text'),
    help: textOf('help'),
    why: textOf('why'),
    notApplicable: canBeNotApplicable ? textOf('notApplicable') : null,
    answers: answers.map(({ key: answer, urgency, isUnknown }) => ({
      key: answer,
      text: texts[answerTextKey(key, answer, 'text')] ?? '',
      urgency,
      isUnknown,
    })),
  };
}

/** Combines a version with the texts of one language. */
const toPublicQuestionnaire = (
  { number, content }: QuestionnaireVersion,
  texts: QuestionnaireTexts,
): PublicQuestionnaire => ({
  version: number,
  categories: content.categories.map(({ key, icon }) => ({ key, icon, name: texts[categoryTextKey(key)] ?? '' })),
  questions: content.questions.map((question) => toPublicQuestion(question, texts)),
});

/** Returns the published questionnaire in the language of a locale; null if nothing is published. Anyone. */
export async function getPublicQuestionnaire({ em }: Context, locale: string): Promise<PublicQuestionnaire | null> {
  const version = await findPublishedQuestionnaire(em);
  return (
    version &&
    toPublicQuestionnaire(version, await loadQuestionnaireTexts(em, version, questionnaireLanguageOf(locale)))
  );
}
