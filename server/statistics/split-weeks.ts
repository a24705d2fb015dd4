import { hideSmallGroups, smallestGroup } from './hide-small-groups.ts';
import { nextMonday, type Period, sumOf, type WeekCount, weeksBetween } from './week-counts.ts';

/**
 * Weeks one by one, a week with fewer than 5 checks together with the next ones until there are 5. The newest weeks
 * stay out until then: so two lists of different weeks never differ by fewer than 5 checks.
 */
export function splitWeeks(counts: readonly WeekCount[]): Period[] {
  const totals = new Map<string, number>();
  for (const { week, count } of counts) totals.set(week, (totals.get(week) ?? 0) + count);
  const weeks = [...totals.keys()].toSorted();
  const [first = '', last = ''] = [weeks.at(0), weeks.at(-1)];
  if (first === '') return [];
  const periods: Period[] = [];
  let from = first;
  let finished = 0;
  for (const week of weeksBetween(first, last)) {
    finished += totals.get(week) ?? 0;
    if (finished < smallestGroup) continue;
    periods.push({ from, to: week, finished });
    from = nextMonday(week);
    finished = 0;
  }
  return periods;
}

/** Checks of the same weeks by locale; null where a locale's number is hidden there. */
export type LocaleBlock = { from: string; to: string; counts: ReadonlyMap<string, number | null> };

/** Weeks after which a block ends although a locale has fewer than 5 checks in it. */
const longestBlock = 13;

/** What of a block can be shown: locales under 5 are told by nobody, nor the one to subtract them from. */
export function splitByLocale(periods: readonly Period[], counts: readonly WeekCount[]): LocaleBlock[] {
  const locales = [...new Set(counts.map(({ locale }) => locale))].toSorted();
  const countIn = (locale: string, { from, to }: { from: string; to: string }) =>
    sumOf(
      counts.filter((one) => one.locale === locale && one.week >= from && one.week <= to).map(({ count }) => count),
    );
  const blocks: LocaleBlock[] = [];
  let from: string | null = null;
  for (const { from: begin, to } of periods) {
    from ??= begin;
    const block = { from, to };
    const found = locales.map((locale) => countIn(locale, block));
    const isSafe = found.every((count) => count === 0 || count >= smallestGroup);
    if (!isSafe && weeksBetween(from, to).length < longestBlock) continue;
    const shown = hideSmallGroups(found);
    blocks.push({ ...block, counts: new Map(locales.map((locale, index) => [locale, shown[index] ?? null])) });
    from = null;
  }
  return blocks;
}
