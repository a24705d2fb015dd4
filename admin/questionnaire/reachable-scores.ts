import { type QuestionnaireContent, rules } from './questionnaire-content.ts';

/** Points reached and possible, and how many questions apply, as one number. */
const packing = 1_000;
const pack = (reached: number, possible: number, applying: number): number =>
  (applying * packing + possible) * packing + reached;

/** Points reached of those possible, as an integer from 0 to 100, rounded half up, as the server counts. */
export const toScore = (reached: number, possible: number): number =>
  Math.floor((200 * reached + possible) / (2 * possible));

/** Every score that some answers give, rising. */
export function listReachableScores({ questions }: QuestionnaireContent): number[] {
  let sums = new Set([pack(0, 0, 0)]);
  for (const { answers, canBeNotApplicable } of questions) {
    if (answers.length === 0) continue;
    const possible = Math.max(...answers.map(({ points }) => points));
    const steps = [...new Set(answers.map(({ points }) => pack(points, possible, 1)))];
    if (canBeNotApplicable) steps.push(0);
    sums = new Set([...sums].flatMap((sum) => steps.map((step) => sum + step)));
  }
  const scores = [...sums].flatMap((sum) => {
    const reached = sum % packing;
    const possible = Math.floor(sum / packing) % packing;
    const applying = Math.floor(sum / packing / packing);
    return possible > 0 && applying >= rules.fewestApplicable ? [toScore(reached, possible)] : [];
  });
  return [...new Set(scores)].toSorted((a, b) => a - b);
}

/** 0 bad, 1 moderate, 2 sufficient, 3 good: at a threshold the higher one begins. */
export const levelOf = (score: number, thresholds: readonly number[]): number =>
  thresholds.filter((threshold) => score >= threshold).length;

/** By level the lowest and the highest score that some answers give; null for a level that none reaches. */
export function reachLevels(content: QuestionnaireContent): ({ from: number; to: number } | null)[] {
  const scores = listReachableScores(content);
  return [0, 1, 2, 3].map((level) => {
    const own = scores.filter((score) => levelOf(score, content.thresholds) === level);
    const [from, to] = [own.at(0), own.at(-1)];
    return from === undefined || to === undefined ? null : { from, to };
  });
}
