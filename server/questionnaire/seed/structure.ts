import type { Answer, Category, Effort, Question, QuestionnaireContent } from '../questionnaire.ts';

/** Points, and the effort of the advice where there is one. */
type Worth = readonly [points: number, effort?: Effort];

type Options = { category: string; applies?: 'always'; answers: Readonly<Record<string, Worth>> };

function ask(key: string, { category, applies, answers }: Options): Question {
  const toAnswer = ([name, [points, effort]]: [string, Worth]): Answer => ({
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

/** A half measure is worth two points where it takes away most of the danger, one where it does not. */
const questions: Question[] = [
  ask('extinguishers', { category: 'fire', applies: always, answers: { good: [3], partly: [1, 1], none: [0, 2] } }),
  ask('detection', { category: 'fire', applies: always, answers: { good: [3], partly: [2, 2], none: [0, 3] } }),
  ask('locks', { category: 'theft', applies: always, answers: { good: [3], partly: [2, 2], none: [0, 3] } }),
  ask('keys', { category: 'theft', applies: always, answers: { good: [3], partly: [2, 1], none: [0, 2] } }),
  ask('gutters', {
    category: 'storm',
    answers: { twice: [3], yearly: [2, 1], needed: [1, 1], none: [0, 2] },
  }),
  ask('roof', { category: 'storm', answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
  ask('electricity', {
    category: 'lightning',
    answers: { recent: [3], open: [2, 2], older: [1, 2], none: [0, 3] },
  }),
  ask('lightning', { category: 'lightning', answers: { good: [3], partly: [1, 1], none: [0, 2] } }),
  ask('candlewatch', { category: 'candles', answers: { good: [3], partly: [2, 1], none: [0, 1] } }),
  ask('candleplace', { category: 'candles', answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
  ask('maintenance', { category: 'upkeep', answers: { good: [3], partly: [1, 2], none: [0, 3] } }),
  ask('hotwork', { category: 'upkeep', answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
  ask('screening', { category: 'children', answers: { good: [3], partly: [1, 2], none: [0, 2] } }),
  ask('confidant', { category: 'children', answers: { good: [3], partly: [2, 1], none: [0, 2] } }),
  ask('exits', { category: 'escape', applies: always, answers: { good: [3], partly: [2, 2], none: [0, 1] } }),
  ask('capacity', { category: 'escape', applies: always, answers: { good: [3], partly: [1, 2], none: [0, 1] } }),
  ask('collection', { category: 'money', answers: { good: [3], partly: [2, 1], none: [0, 1] } }),
  ask('inventory', { category: 'valuables', answers: { good: [3], partly: [2, 1], none: [0, 2] } }),
  ask('access', { category: 'privacy', applies: always, answers: { good: [3], partly: [1, 1], none: [0, 2] } }),
  ask('backup', { category: 'privacy', applies: always, answers: { good: [3], partly: [2, 1], none: [0, 1] } }),
  ask('plan', { category: 'continuity', applies: always, answers: { good: [3], partly: [1, 1], none: [0, 1] } }),
];

/** The subjects, in the order in which they are asked about. */
const categories: Category[] = [...new Set(questions.map(({ category }) => category))].map((key) => ({
  key,
  icon: key,
}));

/** The questionnaire that an installation begins with. */
export const firstContent: QuestionnaireContent = { categories, questions, thresholds: [40, 60, 80] };
