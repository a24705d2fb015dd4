import { splitLevels } from './split-levels.ts';
import { splitByLocale } from './split-weeks.ts';
import type { LevelStatistics, LocaleStatistics, StatisticsPeriod } from './statistics.type.ts';
import { type Period, sumOf, type WeekCount } from './week-counts.ts';

export type TimeFigures = {
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

const nameLevels = (levels: readonly (number | null)[] | undefined): LevelStatistics[] =>
  (levels ?? []).map((finished, level) => ({ level, finished }));

const lastOf = (parts: readonly { to: string }[]) => parts.at(-1)?.to ?? '';

/** Of the numbers that can be shown; null where none can. */
function sumOfShown(numbers: readonly (number | null)[]): number | null {
  const shown = numbers.filter((number) => number !== null);
  return shown.length === 0 ? null : sumOf(shown);
}

/** Of a locale that has checks; null where none can be shown. */
function sumAboveZero(numbers: readonly (number | null)[]): number | null {
  const sum = sumOfShown(numbers);
  return sum === 0 ? null : sum;
}

/** Finished checks over time, by locale and by level: of all of them, or of one locale. */
export function timeFigures(counts: readonly WeekCount[], periods: Period[], locale: string | null): TimeFigures {
  const blocks = splitByLocale(periods, counts);
  const names = [...new Set(counts.map((count) => count.locale))].toSorted();
  const toldOf = (name: string) => blocks.map((block) => block.counts.get(name) ?? null);
  // Levels of a locale are told only where all its weeks are: else they would tell what is hidden there.
  const whole = blocks.length === 0 ? [] : names.filter((name) => toldOf(name).every((count) => count !== null));
  const ofLocale = (name: string) => counts.filter((count) => count.locale === name);
  const rows = new Map(whole.map((name) => [name, levelsUntil(ofLocale(name), lastOf(blocks))]));
  const { all, byLocale } = splitLevels(levelsUntil(counts, lastOf(periods)), rows);
  const shown =
    locale === null
      ? periods
      : blocks.map(({ from, to, counts: found }) => ({ from, to, finished: found.get(locale) ?? null }));
  return {
    finished: sumOfShown(shown.map(({ finished }) => finished)),
    periods: shown,
    // All of these have checks: where none can be shown, their number is hidden, not 0.
    locales: names
      .map((name) => ({ locale: name, finished: sumAboveZero(toldOf(name)) }))
      .toSorted((a, b) => (b.finished ?? 0) - (a.finished ?? 0)),
    levels: periods.length === 0 ? [] : nameLevels(locale === null ? all : byLocale.get(locale)),
  };
}
