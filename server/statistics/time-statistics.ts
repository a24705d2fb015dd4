import { selectShownLevels } from './select-shown-levels.ts';
import { countByLocale } from './group-into-periods.ts';
import type { LevelStatistics, LocaleStatistics, StatisticsPeriod } from './statistics.type.ts';
import type { WeekCount } from '../questionnaire/index.ts';
import { type WeekPeriod, sumCounts } from './week-counts.ts';

/** Finished checks over time, by locale and by level; null for a hidden number. */
export type TimeStatistics = {
  finished: number | null;
  periods: StatisticsPeriod[];
  locales: LocaleStatistics[];
  levels: LevelStatistics[];
};

function levelsUntil(counts: readonly WeekCount[], last: string): number[] {
  const levels = [0, 0, 0, 0];
  for (const { week, level, count } of counts) if (week <= last) levels[level] = (levels[level] ?? 0) + count;
  return levels;
}

const toLevelStatistics = (levels: readonly (number | null)[] | undefined): LevelStatistics[] =>
  (levels ?? []).map((finished, level) => ({ level, finished }));

const lastOf = (parts: readonly { to: string }[]) => parts.at(-1)?.to ?? '';

/** Adds the numbers that are shown; null if none is. */
function sumOfShown(numbers: readonly (number | null)[]): number | null {
  const shown = numbers.filter((number) => number !== null);
  return shown.length === 0 ? null : sumCounts(shown);
}

/** As `sumOfShown`, for a locale that has checks: 0 means that all of them are hidden. */
function sumAboveZero(numbers: readonly (number | null)[]): number | null {
  const sum = sumOfShown(numbers);
  return sum === 0 ? null : sum;
}

/** Returns finished checks over time, by locale and by level, of all locales or of one. */
export function buildTimeStatistics(
  counts: readonly WeekCount[],
  periods: WeekPeriod[],
  locale: string | null,
): TimeStatistics {
  const blocks = countByLocale(periods, counts);
  const names = [...new Set(counts.map((count) => count.locale))].toSorted();
  const shownCountsOf = (name: string) => blocks.map((block) => block.counts.get(name) ?? null);
  // Levels of a locale are shown only if all of its weeks are. Otherwise they would reveal the hidden weeks.
  const fullyShown =
    blocks.length === 0 ? [] : names.filter((name) => shownCountsOf(name).every((count) => count !== null));
  const ofLocale = (name: string) => counts.filter((count) => count.locale === name);
  const levelsByLocale = new Map(fullyShown.map((name) => [name, levelsUntil(ofLocale(name), lastOf(blocks))]));
  const { all, byLocale } = selectShownLevels(levelsUntil(counts, lastOf(periods)), levelsByLocale);
  const shown =
    locale === null
      ? periods
      : blocks.map(({ from, to, counts: found }) => ({ from, to, finished: found.get(locale) ?? null }));
  return {
    finished: sumOfShown(shown.map(({ finished }) => finished)),
    periods: shown,
    // All of these locales have checks: if none can be shown, the number is hidden and not 0.
    locales: names
      .map((name) => ({ locale: name, finished: sumAboveZero(shownCountsOf(name)) }))
      .toSorted((a, b) => (b.finished ?? 0) - (a.finished ?? 0)),
    levels: periods.length === 0 ? [] : toLevelStatistics(locale === null ? all : byLocale.get(locale)),
  };
}
