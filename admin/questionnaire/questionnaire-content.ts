/** How much work an advice is: 1 small, 2 medium, 3 large. */
export type Effort = 1 | 2 | 3;

/** `effort` is that of its advice; null: it has none. */
export type Answer = { key: string; points: number; effort: Effort | null };

export type Question = { key: string; category: string; canBeNotApplicable: boolean; answers: readonly Answer[] };

export type Category = { key: string; icon: string };

/** What the server keeps as `content` of a version. */
export type QuestionnaireContent = {
  categories: readonly Category[];
  questions: readonly Question[];
  thresholds: readonly [number, number, number];
};

/** The server's limits. */
export const rules = { questions: 21, fewestAnswers: 2, mostAnswers: 4, fullPoints: 3, fewestApplicable: 11 } as const;

/** Pictures that the site has for a category. */
export const icons = [
  'fire',
  'theft',
  'storm',
  'lightning',
  'candles',
  'upkeep',
  'children',
  'escape',
  'money',
  'valuables',
  'privacy',
  'continuity',
] as const;

const questionParts = ['text', 'help', 'why'] as const;
export const adviceParts = ['advice.title', 'advice.text', 'advice.effort'] as const;

type QuestionPart = (typeof questionParts)[number] | 'notApplicable';
type AnswerPart = (typeof adviceParts)[number] | 'text';

/** Keys of texts, as the server knows them. */
export const categoryTextKey = (category: string): string => `category.${category}`;
export const questionTextKey = (question: string, part: QuestionPart): string => `question.${question}.${part}`;
export const answerTextKey = (question: string, answer: string, part: AnswerPart): string =>
  `question.${question}.answer.${answer}.${part}`;

/** Keys of the texts that a question needs in each language. */
export function textKeysOf({ key, canBeNotApplicable, answers }: Question): string[] {
  const parts: readonly QuestionPart[] = canBeNotApplicable ? [...questionParts, 'notApplicable'] : questionParts;
  return [
    ...parts.map((part) => questionTextKey(key, part)),
    ...answers.flatMap((answer) => {
      const answerParts: readonly AnswerPart[] = answer.effort === null ? ['text'] : ['text', ...adviceParts];
      return answerParts.map((part) => answerTextKey(key, answer.key, part));
    }),
  ];
}
