import type { Answer, Question, QuestionnaireContent } from './questionnaire.ts';

export const categoryKey = (category: string): string => `category.${category}`;

type QuestionPart = 'text' | 'help' | 'why' | 'notApplicable';
type AnswerPart = 'text' | 'advice.title' | 'advice.text' | 'advice.effort';

export const questionKey = (question: string, part: QuestionPart): string => `question.${question}.${part}`;

export const answerKey = (question: string, answer: string, part: AnswerPart): string =>
  `question.${question}.answer.${answer}.${part}`;

function listAnswerKeys(question: string, { key, effort }: Answer): string[] {
  const advice = effort === null ? [] : (['advice.title', 'advice.text', 'advice.effort'] as const);
  return (['text', ...advice] as const).map((part) => answerKey(question, key, part));
}

function listQuestionKeys({ key, canBeNotApplicable, answers }: Question): string[] {
  const parts = ['text', 'help', 'why', ...(canBeNotApplicable ? ['notApplicable' as const] : [])] as const;
  return [...parts.map((part) => questionKey(key, part)), ...answers.flatMap((answer) => listAnswerKeys(key, answer))];
}

/** Keys of all texts that a version needs in each language, in the order of the questionnaire. */
export function listTextKeys({ categories, questions }: QuestionnaireContent): string[] {
  return [...categories.map(({ key }) => categoryKey(key)), ...questions.flatMap(listQuestionKeys)];
}
