import { isLong, seed } from './generated.ts';

/** One of every `step` cases, from where the seed and `turn` say; all of them in the long run. */
export const someOf = <Case>(cases: readonly Case[], step: number, turn = 0): Case[] =>
  cases.filter((_, index) => isLong || index % step === (seed + turn) % step);
