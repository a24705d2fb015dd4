import type { ScoreSum } from './counters.queries.ts';
import { smallestGroup } from './hide-small-groups.ts';
import { sumOf } from './week-counts.ts';

/** Finished checks by score, in steps of 5: index 0 is 0 to 4, index 20 is 100. */
export type ScoreSteps = readonly number[];

/** Points by which the middle of a step may be off. */
const largestError = 2;

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

/** The mean of all scores, rounded half up, and how far off it may be; null for fewer than 5 checks. */
export function meanScore(sum: ScoreSum | undefined): { mean: number; lowest: number; highest: number } | null {
  if (!sum || sum.checks < smallestGroup) return null;
  const { checks, estimated, total } = sum;
  const margin = largestError * estimated;
  const meanOf = (points: number): number => Math.min(Math.round(points / checks), 100);
  return { mean: meanOf(total), lowest: meanOf(total - margin), highest: meanOf(total + margin) };
}

/** Level of the middle check, by the levels that were shown, worst first; null for fewer than 5 checks. */
export function medianLevel(levels: readonly number[]): number | null {
  const total = sumOf(levels);
  if (total < smallestGroup) return null;
  let below = 0;
  for (const [level, count] of levels.entries()) {
    below += count;
    if (below * 2 >= total) return level;
  }
  return null;
}
