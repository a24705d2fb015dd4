/** Finished checks of one week, locale and level; weeks are named by their Monday (UTC, `2026-11-16`). */
export type WeekCount = { week: string; locale: string; level: number; count: number };

/** Weeks in a row that are told as one. */
export type Period = { from: string; to: string; finished: number };

const millisecondsOfWeek = 7 * 86_400_000;

/** The Monday of the week in which a moment lies, in UTC. */
export function mondayOf(at: Date): string {
  const day = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - day * 86_400_000).toISOString().slice(0, 10);
}

export const nextMonday = (week: string): string =>
  new Date(Date.parse(week) + millisecondsOfWeek).toISOString().slice(0, 10);

/** All weeks from the first to the last, those without a check too. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  for (let week = first; week <= last; week = nextMonday(week)) weeks.push(week);
  return weeks;
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
