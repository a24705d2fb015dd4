import type { Answer, Question, QuestionnaireContent } from './questionnaire.ts';

/** Returns the key of a category's name. */
export const categoryTextKey = (category: string): string => `category.${category}`;

type QuestionPart = 'text' | 'help' | 'why' | 'notApplicable';
type AnswerPart = 'text' | 'advice.title' | 'advice.text' | 'advice.effort';

/** Returns the key of a text of a question. */
export const questionTextKey = (question: string, part: QuestionPart): string => `question.${question}.${part}`;

/** Returns the key of a text of an answer. */
export const answerTextKey = (question: string, answer: string, part: AnswerPart): string =>
  `question.${question}.answer.${answer}.${part}`;

function listAnswerKeys(question: string, { key, effort }: Answer): string[] {
  const advice = effort === null ? [] : (['advice.title', 'advice.text', 'advice.effort'] as const);
  return (['text', ...advice] as const).map((part) => answerTextKey(question, key, part));
}

function listQuestionKeys({ key, canBeNotApplicable, answers }: Question): string[] {
  const parts = ['text', 'help', 'why', ...(canBeNotApplicable ? ['notApplicable' as const] : [])] as const;
  return [
    ...parts.map((part) => questionTextKey(key, part)),
    ...answers.flatMap((answer) => listAnswerKeys(key, answer)),
  ];
}

/** Returns the keys of all texts that a version needs in each language, in the order of the questionnaire. */
export function listTextKeys({ categories, questions }: QuestionnaireContent): string[] {
  return [...categories.map(({ key }) => categoryTextKey(key)), ...questions.flatMap(listQuestionKeys)];
}
