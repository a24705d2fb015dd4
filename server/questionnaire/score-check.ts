import { type Level, notApplicable, type Question, type QuestionnaireContent } from './questionnaire.ts';

/** Key of the answer to each question, by the question's key. */
export type GivenAnswers = ReadonlyMap<string, string>;

export type CategoryScore = {
  category: string;
  /** Null, like the level, where none of its questions applies. */
  score: number | null;
  level: Level | null;
};

export type CheckScore = { score: number; level: Level; categories: CategoryScore[] };

type Points = { reached: number; possible: number };

/** Points reached of those possible, as an integer from 0 to 100, rounded half up; in integers, so that no half is lost. */
const toScore = ({ reached, possible }: Points): number => Math.floor((200 * reached + possible) / (2 * possible));

/** The level of a score that is rounded already: at a threshold the higher one begins. */
export function levelOf(score: number, thresholds: QuestionnaireContent['thresholds']): Level {
  return thresholds.filter((threshold) => score >= threshold).length as Level;
}

function addUp(questions: readonly Question[], given: GivenAnswers): Points {
  const sum: Points = { reached: 0, possible: 0 };
  for (const { key, answers } of questions) {
    const chosen = given.get(key);
    if (chosen === undefined || chosen === notApplicable) continue;
    sum.reached += answers.find((answer) => answer.key === chosen)?.points ?? 0;
    sum.possible += Math.max(...answers.map(({ points }) => points));
  }
  return sum;
}

/** Scores complete answers of a version: points reached by points possible, what does not apply left out. */
export function scoreCheck(
  { questions, categories, thresholds }: QuestionnaireContent,
  given: GivenAnswers,
): CheckScore {
  const score = toScore(addUp(questions, given));
  return {
    score,
    level: levelOf(score, thresholds),
    categories: categories.map(({ key }) => {
      const points = addUp(
        questions.filter(({ category }) => category === key),
        given,
      );
      if (points.possible === 0) return { category: key, score: null, level: null };
      const ofCategory = toScore(points);
      return { category: key, score: ofCategory, level: levelOf(ofCategory, thresholds) };
    }),
  };
}
