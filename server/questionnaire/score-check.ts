import { type ScoreLevel, notApplicable, type Question, type QuestionnaireContent } from './questionnaire.ts';

/** Key of the answer to each question, by the question's key. */
export type GivenAnswers = ReadonlyMap<string, string>;

export type CategoryScore = {
  category: string;
  /** Null, like the level, if none of its questions applies. */
  score: number | null;
  level: ScoreLevel | null;
};

/** Score and level of a check and of its categories. */
export type CheckScore = { score: number; level: ScoreLevel; categories: CategoryScore[] };

type Points = { reached: number; possible: number };

/**
 * Returns the reached share of the possible points as an integer from 0 to 100, rounded half up. Uses integers only, so
 * that no half is lost.
 */
const toScore = ({ reached, possible }: Points): number => Math.floor((200 * reached + possible) / (2 * possible));

/** Returns the level of a rounded score. A level includes its threshold. */
export function levelOfScore(score: number, thresholds: QuestionnaireContent['thresholds']): ScoreLevel {
  return thresholds.filter((threshold) => score >= threshold).length as ScoreLevel;
}

function sumPoints(questions: readonly Question[], given: GivenAnswers): Points {
  const sum: Points = { reached: 0, possible: 0 };
  for (const { key, answers } of questions) {
    const chosen = given.get(key);
    if (chosen === undefined || chosen === notApplicable) continue;
    sum.reached += answers.find((answer) => answer.key === chosen)?.points ?? 0;
    sum.possible += Math.max(...answers.map(({ points }) => points));
  }
  return sum;
}

/** Scores complete answers of a version. Questions that do not apply are left out. */
export function scoreCheck(
  { questions, categories, thresholds }: QuestionnaireContent,
  given: GivenAnswers,
): CheckScore {
  const score = toScore(sumPoints(questions, given));
  return {
    score,
    level: levelOfScore(score, thresholds),
    categories: categories.map(({ key }) => {
      const points = sumPoints(
        questions.filter(({ category }) => category === key),
        given,
      );
      if (points.possible === 0) return { category: key, score: null, level: null };
      const categoryScore = toScore(points);
      return { category: key, score: categoryScore, level: levelOfScore(categoryScore, thresholds) };
    }),
  };
}
