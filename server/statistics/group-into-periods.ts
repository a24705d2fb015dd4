import { hideSmallGroups, minGroupSize } from './hide-small-groups.ts';
import type { WeekCount } from '../questionnaire/index.ts';
import { nextMonday, type WeekPeriod, sumCounts, weeksBetween } from './week-counts.ts';

/**
 * Groups weeks into periods with at least 5 checks each. The newest weeks are left out until they have 5, so that two
 * lists of different weeks never differ by fewer than 5 checks.
 */
export function groupIntoPeriods(counts: readonly WeekCount[]): WeekPeriod[] {
  const totals = new Map<string, number>();
  for (const { week, count } of counts) totals.set(week, (totals.get(week) ?? 0) + count);
  const weeks = [...totals.keys()].toSorted();
  const [first = '', last = ''] = [weeks.at(0), weeks.at(-1)];
  if (first === '') return [];
  const periods: WeekPeriod[] = [];
  let from = first;
  let finished = 0;
  for (const week of weeksBetween(first, last)) {
    finished += totals.get(week) ?? 0;
    if (finished < minGroupSize) continue;
    periods.push({ from, to: week, finished });
    from = nextMonday(week);
    finished = 0;
  }
  return periods;
}

/** Checks of the same weeks by locale; null for a hidden number. */
export type LocaleBlock = { from: string; to: string; counts: ReadonlyMap<string, number | null> };

/** Weeks after which a block ends even if a locale has fewer than 5 checks in it. */
const maxBlockWeeks = 13;

/**
 * Counts the checks by locale in blocks of weeks. Numbers under 5 are hidden, and so is the number they could be
 * subtracted from.
 */
export function countByLocale(periods: readonly WeekPeriod[], counts: readonly WeekCount[]): LocaleBlock[] {
  const locales = [...new Set(counts.map(({ locale }) => locale))].toSorted();
  const countIn = (locale: string, { from, to }: { from: string; to: string }) =>
    sumCounts(
      counts.filter((one) => one.locale === locale && one.week >= from && one.week <= to).map(({ count }) => count),
    );
  const blocks: LocaleBlock[] = [];
  let from: string | null = null;
  for (const { from: begin, to } of periods) {
    from ??= begin;
    const block = { from, to };
    const found = locales.map((locale) => countIn(locale, block));
    const isSafe = found.every((count) => count === 0 || count >= minGroupSize);
    if (!isSafe && weeksBetween(from, to).length < maxBlockWeeks) continue;
    const shown = hideSmallGroups(found);
    blocks.push({ ...block, counts: new Map(locales.map((locale, index) => [locale, shown[index] ?? null])) });
    from = null;
  }
  return blocks;
}
