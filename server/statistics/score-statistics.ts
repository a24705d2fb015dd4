import type { ScoreSum } from '../questionnaire/index.ts';
import { minGroupSize } from './hide-small-groups.ts';
import { sumCounts } from './week-counts.ts';

/** Finished checks by score, in steps of 5: index 0 is 0 to 4, index 20 is 100. */
export type ScoreSteps = readonly number[];

/** Largest distance of a score from the middle of its step. */
const maxStepError = 2;

/** Points between two steps. */
export const scoreStep = 5;

/** Returns the median of all scores, as a step; null for fewer than 5 checks. */
export function medianScore(steps: ScoreSteps): number | null {
  const total = sumCounts(steps);
  if (total < minGroupSize) return null;
  let below = 0;
  for (const [index, count] of steps.entries()) {
    below += count;
    if (below * 2 >= total) return index * scoreStep;
  }
  return null;
}

/** Returns the mean of all scores, rounded half up, with its error bounds; null for fewer than 5 checks. */
export function meanScore(sum: ScoreSum | undefined): { mean: number; lowest: number; highest: number } | null {
  if (!sum || sum.checks < minGroupSize) return null;
  const { checks, estimated, total } = sum;
  const margin = maxStepError * estimated;
  const meanOf = (points: number): number => Math.min(Math.round(points / checks), 100);
  return { mean: meanOf(total), lowest: meanOf(total - margin), highest: meanOf(total + margin) };
}

/** Returns the median level, worst first; null for fewer than 5 checks. */
export function medianLevel(levels: readonly number[]): number | null {
  const total = sumCounts(levels);
  if (total < minGroupSize) return null;
  let below = 0;
  for (const [level, count] of levels.entries()) {
    below += count;
    if (below * 2 >= total) return level;
  }
  return null;
}
