/** Effort of an advice: 1 small, 2 medium, 3 large. */
export type AdviceEffort = 1 | 2 | 3;

/** When to act on an answer, the most urgent first. */
export const urgencies = ['now', 'year', 'later', 'none'] as const;

export type Urgency = (typeof urgencies)[number];

export type Answer = {
  key: string;
  points: number;
  /** Effort of its advice; null: no advice. */
  effort: AdviceEffort | null;
  /** 'none' for full points, and only for them. */
  urgency: Urgency;
  /** Whether it means 'we do not know'. */
  isUnknown: boolean;
};

export type Question = { key: string; category: string; canBeNotApplicable: boolean; answers: readonly Answer[] };

export type Category = { key: string; icon: string };

/** The `content` of a version in the server's JSON. */
export type QuestionnaireContent = {
  categories: readonly Category[];
  questions: readonly Question[];
  thresholds: readonly [number, number, number];
};

/** Limits that the server enforces. */
export const questionnaireRules = {
  questionCount: 21,
  minAnswers: 2,
  maxAnswers: 6,
  fullPoints: 3,
  minApplicableQuestions: 11,
} as const;

/** The site has an icon for each of these names. */
export const categoryIcons = [
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

/** Whether the urgency fits the points: something to do exactly where points are missing. */
export const hasFittingUrgency = ({ points, urgency }: Answer): boolean =>
  points < questionnaireRules.fullPoints === (urgency !== 'none');

/** 'We do not know' gives no points. */
export const hasFittingPoints = ({ points, isUnknown }: Answer): boolean => !isUnknown || points === 0;

/** Text keys as defined by the server. */
export const categoryTextKey = (category: string): string => `category.${category}`;
export const questionTextKey = (question: string, part: QuestionPart): string => `question.${question}.${part}`;
export const answerTextKey = (question: string, answer: string, part: AnswerPart): string =>
  `question.${question}.answer.${answer}.${part}`;

/** Returns the keys of the texts that a question needs in each language. */
export function listQuestionTextKeys({ key, canBeNotApplicable, answers }: Question): string[] {
  const parts: readonly QuestionPart[] = canBeNotApplicable ? [...questionParts, 'notApplicable'] : questionParts;
  return [
    ...parts.map((part) => questionTextKey(key, part)),
    ...answers.flatMap((answer) => {
      const answerParts: readonly AnswerPart[] = answer.effort === null ? ['text'] : ['text', ...adviceParts];
      return answerParts.map((part) => answerTextKey(key, answer.key, part));
    }),
  ];
}
