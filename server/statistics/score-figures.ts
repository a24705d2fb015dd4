import { smallestGroup } from './hide-small-groups.ts';
import { sumOf } from './week-counts.ts';

/** Finished checks by score, in steps of 5: index 0 is 0 to 4, index 20 is 100. */
export type ScoreSteps = readonly number[];

/** Points between two steps. */
export const scoreStep = 5;

/** The middle of all scores, as a step; null for fewer than 5 checks. */
export function medianScore(steps: ScoreSteps): number | null {
  const total = sumOf(steps);
  if (total < smallestGroup) return null;
  let below = 0;
  for (const [index, count] of steps.entries()) {
    below += count;
    if (below * 2 >= total) return index * scoreStep;
  }
  return null;
}

/** The mean of all scores, rounded; null for fewer than 5 checks. */
export function meanScore(steps: ScoreSteps): number | null {
  const total = sumOf(steps);
  if (total < smallestGroup) return null;
  return Math.round(sumOf(steps.map((count, index) => count * index * scoreStep)) / total);
}
