import { isLongRun, seed } from './random.ts';

/** One of every `step` cases, by the seed and `turn`; all of them in the long run. */
export const sampleCases = <Case>(cases: readonly Case[], step: number, turn = 0): Case[] =>
  cases.filter((_, index) => isLongRun || index % step === (seed + turn) % step);
