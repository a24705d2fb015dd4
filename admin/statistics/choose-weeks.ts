/** Weeks in a row told as one; `from` and `to` are Mondays. */
export type Period = { from: string; to: string; finished: number | null };

const weekLength = 7 * 86_400_000;

/** Weeks since an epoch of Mondays: two weeks in a row differ by 1. */
export const weekIndex = (monday: string): number =>
  Math.round((Date.parse(monday) - Date.UTC(2020, 0, 6)) / weekLength);

export const weeksIn = ({ from, to }: Period): number => weekIndex(to) - weekIndex(from) + 1;

/** Finished checks a week; null where they are hidden. */
export const perWeek = (period: Period): number | null =>
  period.finished === null ? null : period.finished / weeksIn(period);

export type ChosenWeeks = { present: readonly Period[]; before: readonly Period[] };

/** The newest weeks, and as many before them; a period belongs to the week in which it ends. */
export function chooseWeeks(periods: readonly Period[], weeks: number | undefined): ChosenWeeks {
  const last = periods.at(-1);
  if (!last || weeks === undefined) return { present: periods, before: [] };
  const end = weekIndex(last.to);
  const endsIn = (from: number, to: number) =>
    periods.filter((period) => weekIndex(period.to) > from && weekIndex(period.to) <= to);
  const before = endsIn(end - 2 * weeks, end - weeks);
  const isWhole = weekIndex(periods[0]?.from ?? '') <= end - 2 * weeks + 1;
  return { present: endsIn(end - weeks, end), before: isWhole ? before : [] };
}

export const sumFinished = (periods: readonly Period[]): number =>
  periods.reduce((sum, { finished }) => sum + (finished ?? 0), 0);

/** Growth against the weeks before, in whole percent; null where there is nothing to compare with. */
export function growth({ present, before }: ChosenWeeks): number | null {
  const base = sumFinished(before);
  return base === 0 ? null : Math.round(((sumFinished(present) - base) / base) * 100);
}

/** The week's number in its year, as calendars of the ISO count it. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000);
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / weekLength) + 1;
}
