/** Consecutive weeks counted together; `from` and `to` are Mondays. */
export type WeekPeriod = { from: string; to: string; finished: number | null };

const weekMs = 7 * 86_400_000;

/** Returns the number of weeks since a fixed Monday; consecutive weeks differ by 1. */
export const getWeekIndex = (monday: string): number =>
  Math.round((Date.parse(monday) - Date.UTC(2020, 0, 6)) / weekMs);

export const countWeeks = ({ from, to }: WeekPeriod): number => getWeekIndex(to) - getWeekIndex(from) + 1;

/** Returns the finished checks per week; null if hidden. */
export const getFinishedPerWeek = (period: WeekPeriod): number | null =>
  period.finished === null ? null : period.finished / countWeeks(period);

export type SelectedWeeks = { current: readonly WeekPeriod[]; before: readonly WeekPeriod[] };

/** Returns the newest weeks and the same number before them. A period belongs to the week in which it ends. */
export function selectWeeks(periods: readonly WeekPeriod[], weeks: number | undefined): SelectedWeeks {
  const last = periods.at(-1);
  if (!last || weeks === undefined) return { current: periods, before: [] };
  const end = getWeekIndex(last.to);
  const endsIn = (from: number, to: number) =>
    periods.filter((period) => getWeekIndex(period.to) > from && getWeekIndex(period.to) <= to);
  const before = endsIn(end - 2 * weeks, end - weeks);
  const isComplete = getWeekIndex(periods[0]?.from ?? '') <= end - 2 * weeks + 1;
  return { current: endsIn(end - weeks, end), before: isComplete ? before : [] };
}

export const sumFinished = (periods: readonly WeekPeriod[]): number =>
  periods.reduce((sum, { finished }) => sum + (finished ?? 0), 0);

/** Returns the growth compared with the previous weeks in whole percent; null without comparable data. */
export function calculateGrowthPercent({ current, before }: SelectedWeeks): number | null {
  const previousSum = sumFinished(before);
  return previousSum === 0 ? null : Math.round(((sumFinished(current) - previousSum) / previousSum) * 100);
}

/** Returns the ISO week number. */
export function getWeekNumber(monday: string): number {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000);
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / weekMs) + 1;
}
