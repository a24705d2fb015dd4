import { z } from 'zod';
import { findAskedVersion, loadTexts } from '../questionnaire/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, hasPermission, type Viewer } from '../shared/context.ts';
import { id, InvalidInput, NotFound, parseInput, text } from '../shared/errors/index.ts';
import {
  loadAskedVersions,
  loadVersionCounts,
  loadVersionSpans,
  loadWeekCounts,
  type VersionCounts,
} from './counters.queries.ts';
import { smallestGroup } from './hide-small-groups.ts';
import { settleSplits, type VersionSpan } from './settle-splits.ts';
import { splitWeeks } from './split-weeks.ts';
import type { CheckStatistics, VersionStatistics } from './statistics.type.ts';
import { timeFigures } from './time-figures.ts';
import { versionFigures } from './version-figures.ts';

/** view-statistics. */
const canViewStatistics = (viewer: Viewer | null): boolean => hasPermission(viewer, 'view-statistics');

/** What of the statistics is wanted; everything may be left out. */
export const statisticsInput = z.object({
  locale: text(20).nullish(),
  version: id.nullish(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullish(),
});

type Wanted = { number: number | undefined; language: string; shownVersions: readonly VersionSpan[] };

const nothing: VersionCounts = { finished: 0, answers: [], scores: [], levels: [], sums: [] };

async function versionStatistics(
  { em }: Context,
  { number, language, shownVersions }: Wanted,
): Promise<VersionStatistics | null> {
  if (number === undefined) return null;
  const version = await findAskedVersion(em, number);
  if (!version) throw new NotFound('V_12', 'statistics.version');
  const isShown = shownVersions.some((span) => span.number === number);
  const counts = isShown ? await loadVersionCounts(em, version.id) : nothing;
  const texts = await loadTexts(em, version, language);
  return versionFigures({ version, texts, counts: counts ?? nothing });
}

/**
 * Figures of the risk check: weeks and levels of all locales or of one, scores and answers of a version (the newest one
 * by default) with its texts in a language. view-statistics. V_12 on `statistics.…`; 404 V_12 `statistics.version`.
 */
export async function getStatistics(context: Context, input: unknown): Promise<CheckStatistics> {
  authorize(context.viewer, canViewStatistics(context.viewer));
  const { locale, version, language } = parseInput(statisticsInput, input ?? {}, 'statistics');
  const counts = await loadWeekCounts(context.em);
  const { availableLocales, defaultLocale } = await loadSettings(context.em);
  const isKnown = (name: string) => availableLocales.includes(name) || counts.some((count) => count.locale === name);
  if (locale && !isKnown(locale)) throw InvalidInput.of('V_12', 'statistics.locale');
  const versions = await loadAskedVersions(context.em);
  const number = version ?? versions[0]?.number;
  const { periods, shownVersions } = settleSplits(splitWeeks(counts), await loadVersionSpans(context.em));
  return {
    smallestGroup,
    ...timeFigures(counts, periods, locale || null),
    versions,
    version: await versionStatistics(context, {
      number,
      language: language ?? defaultLocale.slice(0, 2),
      shownVersions,
    }),
  };
}
