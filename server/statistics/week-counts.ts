/** Consecutive weeks that are shown as one number. */
export type WeekPeriod = { from: string; to: string; finished: number };

const weekMs = 7 * 86_400_000;

/** Returns the Monday of a week, in UTC. */
export function mondayOf(at: Date): string {
  const day = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - day * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the Monday of the next week. */
export const nextMonday = (week: string): string => new Date(Date.parse(week) + weekMs).toISOString().slice(0, 10);

/** Returns all weeks from the first to the last, including those without checks. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  for (let week = first; week <= last; week = nextMonday(week)) weeks.push(week);
  return weeks;
}

/** Returns the sum of counts. */
export const sumCounts = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
