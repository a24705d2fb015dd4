import { type QuestionnaireContent, questionnaireRules } from './questionnaire-content.ts';

/** Packs reached points, possible points and the number of applicable questions into one number. */
const packFactor = 1_000;
const packState = (reached: number, possible: number, applying: number): number =>
  (applying * packFactor + possible) * packFactor + reached;

/** Percentage of the possible points as an integer, rounded half up as on the server. */
export const calculatePercentScore = (reached: number, possible: number): number =>
  Math.floor((200 * reached + possible) / (2 * possible));

/** Returns all scores that some combination of answers gives, ascending. */
export function listReachableScores({ questions }: QuestionnaireContent): number[] {
  let sums = new Set([packState(0, 0, 0)]);
  for (const { answers, canBeNotApplicable } of questions) {
    if (answers.length === 0) continue;
    const possible = Math.max(...answers.map(({ points }) => points));
    const steps = [...new Set(answers.map(({ points }) => packState(points, possible, 1)))];
    if (canBeNotApplicable) steps.push(0);
    sums = new Set([...sums].flatMap((sum) => steps.map((step) => sum + step)));
  }
  const scores = [...sums].flatMap((sum) => {
    const reached = sum % packFactor;
    const possible = Math.floor(sum / packFactor) % packFactor;
    const applying = Math.floor(sum / packFactor / packFactor);
    return possible > 0 && applying >= questionnaireRules.minApplicableQuestions
      ? [calculatePercentScore(reached, possible)]
      : [];
  });
  return [...new Set(scores)].toSorted((a, b) => a - b);
}

/** 0 bad, 1 moderate, 2 sufficient, 3 good; a score equal to a threshold belongs to the higher level. */
export const getScoreLevel = (score: number, thresholds: readonly number[]): number =>
  thresholds.filter((threshold) => score >= threshold).length;

/** Returns the lowest and highest reachable score of each level; null for unreachable levels. */
export function listReachableLevels(content: QuestionnaireContent): ({ from: number; to: number } | null)[] {
  const scores = listReachableScores(content);
  return [0, 1, 2, 3].map((level) => {
    const levelScores = scores.filter((score) => getScoreLevel(score, content.thresholds) === level);
    const [from, to] = [levelScores.at(0), levelScores.at(-1)];
    return from === undefined || to === undefined ? null : { from, to };
  });
}
