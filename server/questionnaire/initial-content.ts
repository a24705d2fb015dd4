import type { Answer, QuestionCategory, Effort, Question, QuestionnaireContent } from './questionnaire.ts';

/** Points, and the effort of the advice if there is one. */
type AnswerWorth = readonly [points: number, effort?: Effort];

type Options = { category: string; applies?: 'always'; answers: Readonly<Record<string, AnswerWorth>> };

function createQuestion(key: string, { category, applies, answers }: Options): Question {
  const toAnswer = ([name, [points, effort]]: [string, AnswerWorth]): Answer => ({
    key: name,
    points,
    effort: effort ?? null,
  });
  return {
    key,
    category,
    canBeNotApplicable: applies !== 'always',
    answers: Object.entries(answers).map(toAnswer),
  };
}

const always = 'always';

/** A partial measure gets two points if it removes most of the danger, otherwise one. */
const questions: Question[] = [
  createQuestion('extinguishers', {
    category: 'fire',
    applies: always,
    answers: { good: [3], partly: [1, 1], none: [0, 2] },
  }),
  createQuestion('detection', {
    category: 'fire',
    applies: always,
    answers: { good: [3], partly: [2, 2], none: [0, 3] },
  }),
  createQuestion('locks', { category: 'theft', applies: always, answers: { good: [3], partly: [2, 2], none: [0, 3] } }),
  createQuestion('keys', { category: 'theft', applies: always, answers: { good: [3], partly: [2, 1], none: [0, 2] } }),
  createQuestion('gutters', {
    category: 'storm',
    answers: { twice: [3], yearly: [2, 1], needed: [1, 1], none: [0, 2] },
  }),
  createQuestion('roof', { category: 'storm', answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
  createQuestion('electricity', {
    category: 'lightning',
    answers: { recent: [3], open: [2, 2], older: [1, 2], none: [0, 3] },
  }),
  createQuestion('lightning', { category: 'lightning', answers: { good: [3], partly: [1, 1], none: [0, 2] } }),
  createQuestion('candlewatch', { category: 'candles', answers: { good: [3], partly: [2, 1], none: [0, 1] } }),
  createQuestion('candleplace', { category: 'candles', answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
  createQuestion('maintenance', { category: 'upkeep', answers: { good: [3], partly: [1, 2], none: [0, 3] } }),
  createQuestion('hotwork', { category: 'upkeep', answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
  createQuestion('screening', { category: 'children', answers: { good: [3], partly: [1, 2], none: [0, 2] } }),
  createQuestion('confidant', { category: 'children', answers: { good: [3], partly: [2, 1], none: [0, 2] } }),
  createQuestion('exits', {
    category: 'escape',
    applies: always,
    answers: { good: [3], partly: [2, 2], none: [0, 1] },
  }),
  createQuestion('capacity', {
    category: 'escape',
    applies: always,
    answers: { good: [3], partly: [1, 2], none: [0, 1] },
  }),
  createQuestion('collection', { category: 'money', answers: { good: [3], partly: [2, 1], none: [0, 1] } }),
  createQuestion('inventory', { category: 'valuables', answers: { good: [3], partly: [2, 1], none: [0, 2] } }),
  createQuestion('access', {
    category: 'privacy',
    applies: always,
    answers: { good: [3], partly: [1, 1], none: [0, 2] },
  }),
  createQuestion('backup', {
    category: 'privacy',
    applies: always,
    answers: { good: [3], partly: [2, 1], none: [0, 1] },
  }),
  createQuestion('plan', {
    category: 'continuity',
    applies: always,
    answers: { good: [3], partly: [1, 1], none: [0, 1] },
  }),
];

/** The categories, in the order of their questions. */
const categories: QuestionCategory[] = [...new Set(questions.map(({ category }) => category))].map((key) => ({
  key,
  icon: key,
}));

/** The first questionnaire of an installation. */
export const initialQuestionnaireContent: QuestionnaireContent = { categories, questions, thresholds: [40, 60, 80] };
