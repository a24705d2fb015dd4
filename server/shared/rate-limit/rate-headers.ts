import type { Budget } from './budget.ts';

/** What a caller is told of its budget: its size, what is left of it, and the seconds until it is full again. */
export function rateHeaders(budget: Budget, caller: string): readonly (readonly [string, string])[] {
  const { capacity, restoreRate } = budget;
  if (!Number.isFinite(capacity)) return [];
  const left = Math.max(0, Math.floor(budget.left(caller)));
  return [
    ['ratelimit-limit', String(capacity)],
    ['ratelimit-remaining', String(left)],
    ['ratelimit-reset', String(Math.ceil((capacity - left) / restoreRate))],
  ];
}
