import type { Answer, Effort, Question, QuestionCategory, QuestionnaireContent, Urgency } from './questionnaire.ts';

/** Points; for fewer than 3 also the urgency and the effort of the advice. */
type AnswerWorth = readonly [points: number, urgency?: Urgency, effort?: Effort];

type Options = {
  category: string;
  applies?: 'always';
  /** Key of the answer that means 'we do not know'. */
  unknown?: string;
  answers: Readonly<Record<string, AnswerWorth>>;
};

function createQuestion(key: string, { category, applies, unknown = 'unknown', answers }: Options): Question {
  const toAnswer = ([name, [points, urgency = 'none', effort]]: [string, AnswerWorth]): Answer => ({
    key: name,
    points,
    effort: effort ?? null,
    urgency,
    isUnknown: name === unknown,
  });
  return {
    key,
    category,
    canBeNotApplicable: applies !== 'always',
    answers: Object.entries(answers).map(toAnswer),
  };
}

const always = 'always';

/**
 * A partial measure gets two points if it removes most of the danger, otherwise one.
 *
 * Urgency is independent of points. `now`: people can be hurt, or the building or the records lost, any day, or damage
 * is already going on. `year`: it needs an appointment, a quote or a decision. `later`: it improves what works. 'We do
 * not know' is as urgent as the worst answer to the question, because that is what it can hide.
 */
const questions: Question[] = [
  createQuestion('extinguishers', {
    category: 'fire',
    // Without any, nobody can put out a small fire; one that is overdue mostly still works.
    answers: { good: [3], partly: [1, 'year', 1], none: [0, 'now', 2], unknown: [0, 'now', 1] },
  }),
  createQuestion('detection', {
    category: 'fire',
    // Protects an empty building: people inside notice a fire themselves. It needs a quote and an installer.
    answers: { good: [3], partly: [2, 'year', 2], none: [0, 'year', 3], unknown: [0, 'year', 1] },
  }),
  createQuestion('locks', {
    category: 'theft',
    // A burglary costs money, not lives. Side doors come after the main door.
    answers: { good: [3], partly: [2, 'later', 2], none: [0, 'year', 3], unknown: [0, 'year', 1] },
  }),
  createQuestion('keys', {
    category: 'theft',
    applies: always,
    // Anybody may get in, as with bad locks. A list that lacks some keys is a start.
    answers: { good: [3], partly: [2, 'later', 1], none: [0, 'year', 2], unknown: [0, 'year', 1] },
  }),
  createQuestion('gutters', {
    category: 'storm',
    // A gutter that is never cleaned overflows into the walls with every rain. One cleaning a year prevents most of it.
    answers: {
      twice: [3],
      yearly: [2, 'later', 1],
      needed: [1, 'year', 1],
      none: [0, 'now', 2],
      unknown: [0, 'now', 1],
    },
  }),
  createQuestion('roof', {
    category: 'storm',
    // Loose parts can fall, but only after a storm: the round must be agreed before the next one.
    answers: { good: [3], partly: [1, 'year', 1], none: [0, 'year', 1], unknown: [0, 'year', 1] },
  }),
  createQuestion('electricity', {
    category: 'lightning',
    // A fault that was found and left can start a fire any day. An inspection needs an appointment: its result decides.
    answers: { recent: [3], open: [2, 'now', 2], older: [1, 'year', 2], none: [0, 'year', 3], unknown: [0, 'now', 1] },
  }),
  createQuestion('lightning', {
    category: 'lightning',
    // Strikes are rare; measuring, or working out the need, takes a specialist and should be done by the summer.
    answers: { good: [3], partly: [1, 'year', 1], none: [0, 'year', 2], unknown: [0, 'year', 1] },
  }),
  createQuestion('candlewatch', {
    category: 'candles',
    // A candle that burns alone can start a fire today. Where somebody mostly stays, the written rule is what lacks.
    answers: { good: [3], partly: [2, 'year', 1], none: [0, 'now', 1], unknown: [0, 'now', 1] },
  }),
  createQuestion('candleplace', {
    category: 'candles',
    // An open flame beside cloth or paper, at each service; moving them takes an hour.
    answers: { good: [3], partly: [1, 'now', 1], none: [0, 'now', 1], unknown: [0, 'now', 1] },
  }),
  createQuestion('maintenance', {
    category: 'upkeep',
    // Saves money over years; an old plan is better than none.
    answers: { good: [3], partly: [1, 'later', 2], none: [0, 'year', 3], unknown: [0, 'year', 1] },
  }),
  createQuestion('hotwork', {
    category: 'upkeep',
    // Dangerous only while such work is done: the rules must exist before the next job.
    answers: { good: [3], partly: [1, 'year', 1], none: [0, 'year', 1], unknown: [0, 'year', 1] },
  }),
  createQuestion('screening', {
    category: 'children',
    // Children are with people whom nobody has checked. An old check is less of a danger than none.
    answers: {
      good: [3],
      once: [2, 'year', 1],
      partly: [1, 'now', 2],
      none: [0, 'now', 2],
      unknown: [0, 'now', 1],
    },
  }),
  createQuestion('confidant', {
    category: 'children',
    // A victim has nobody to turn to, today. If there is somebody, the name has to become known.
    answers: { good: [3], partly: [2, 'year', 1], none: [0, 'now', 2], unknown: [0, 'now', 1] },
  }),
  createQuestion('exits', {
    category: 'escape',
    applies: always,
    // People cannot get out, or do not find the way in the dark, at the next gathering.
    answers: { good: [3], partly: [2, 'now', 2], none: [0, 'now', 1], unknown: [0, 'now', 1] },
  }),
  createQuestion('capacity', {
    category: 'escape',
    applies: always,
    // Matters in a full church, a few days a year; free exits come first. Needs the fire brigade or the council.
    answers: {
      good: [3],
      partly: [1, 'year', 2],
      uncounted: [1, 'year', 1],
      none: [0, 'year', 1],
      unknown: [0, 'year', 1],
    },
  }),
  createQuestion('collection', {
    category: 'money',
    // Counting alone tempts and exposes; two people without a list, or a late deposit, risk only a sum of money.
    answers: {
      good: [3],
      partly: [2, 'later', 1],
      unsigned: [2, 'later', 1],
      none: [0, 'year', 1],
      unknown: [0, 'year', 1],
    },
  }),
  createQuestion('inventory', {
    category: 'valuables',
    // A list does not prevent a theft; without one nothing comes back.
    answers: { good: [3], partly: [2, 'later', 1], none: [0, 'year', 2], unknown: [0, 'year', 1] },
  }),
  createQuestion('access', {
    category: 'privacy',
    applies: always,
    unknown: 'none',
    // A leak harms people but gives warning seldom; both need a few evenings to put right.
    answers: { good: [3], partly: [1, 'year', 1], none: [0, 'year', 2] },
  }),
  createQuestion('backup', {
    category: 'privacy',
    applies: always,
    // One broken disk loses everything, any day, and a copy takes an evening. A copy by hand is already a copy.
    answers: { good: [3], partly: [2, 'later', 1], none: [0, 'now', 1], unknown: [0, 'now', 1] },
  }),
  createQuestion('plan', {
    category: 'continuity',
    applies: always,
    // Helps after an event and does not prevent it; people who have talked about it are halfway.
    answers: { good: [3], partly: [1, 'later', 1], none: [0, 'year', 1], unknown: [0, 'year', 1] },
  }),
];

/** The categories, in the order of their questions. */
const categories: QuestionCategory[] = [...new Set(questions.map(({ category }) => category))].map((key) => ({
  key,
  icon: key,
}));

/** The first questionnaire of an installation. */
export const initialQuestionnaireContent: QuestionnaireContent = { categories, questions, thresholds: [40, 60, 80] };
