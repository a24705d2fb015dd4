import { z } from 'zod';
import {
  findReleasedQuestionnaire,
  loadQuestionnaireTexts,
  loadReleasedVersions,
  loadVersionCounts,
  loadVersionTotals,
  loadWeekCounts,
  type VersionCounts,
  type VersionTotal,
} from '../questionnaire/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, hasPermission, type Viewer } from '../shared/context.ts';
import { idInput, InvalidInput, NotFound, parseInput, textInput, Errors } from '../shared/errors/index.ts';
import { minGroupSize } from './hide-small-groups.ts';
import { preventSubtractionLeaks } from './prevent-subtraction-leaks.ts';
import { groupIntoPeriods } from './group-into-periods.ts';
import type { CheckStatistics, VersionStatistics } from './statistics.type.ts';
import { buildTimeStatistics } from './time-statistics.ts';
import { buildVersionStatistics } from './version-statistics.ts';

/** view-statistics. */
const canViewStatistics = (viewer: Viewer | null): boolean => hasPermission(viewer, 'view-statistics');

/** Filter of the statistics; all of it is optional. */
export const statisticsInput = z.object({
  locale: textInput(20).nullish(),
  version: idInput.nullish(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullish(),
});

type VersionRequest = { number: number | undefined; language: string; shownVersions: readonly VersionTotal[] };

const emptyCounts: VersionCounts = { finished: 0, answers: [], scores: [], levels: [], sums: [] };

async function loadVersionStatistics(
  { em }: Context,
  { number, language, shownVersions }: VersionRequest,
): Promise<VersionStatistics | null> {
  if (number === undefined) return null;
  const version = await findReleasedQuestionnaire(em, number);
  if (!version) throw new NotFound(Errors.invalid, 'statistics.version');
  const isShown = shownVersions.some((total) => total.number === number);
  const counts = isShown ? await loadVersionCounts(em, version.id) : emptyCounts;
  const texts = await loadQuestionnaireTexts(em, version, language);
  return buildVersionStatistics({ version, texts, counts: counts ?? emptyCounts });
}

/**
 * Returns the statistics of the risk check: weeks and levels of all locales or of one, scores and answers of a version
 * (by default the newest) with its texts in a language. view-statistics. V_12 on `statistics.…`; 404 V_12
 * `statistics.version`.
 */
export async function getStatistics(context: Context, input: unknown): Promise<CheckStatistics> {
  authorize(context.viewer, canViewStatistics(context.viewer));
  const { locale, version, language } = parseInput(statisticsInput, input ?? {}, 'statistics');
  const counts = await loadWeekCounts(context.em);
  const { availableLocales, defaultLocale } = await loadSettings(context.em);
  const isKnown = (name: string) => availableLocales.includes(name) || counts.some((count) => count.locale === name);
  if (locale && !isKnown(locale)) throw InvalidInput.of(Errors.invalid, 'statistics.locale');
  const versions = await loadReleasedVersions(context.em);
  const number = version ?? versions[0]?.number;
  const { periods, shownVersions } = preventSubtractionLeaks(
    groupIntoPeriods(counts),
    await loadVersionTotals(context.em),
  );
  return {
    smallestGroup: minGroupSize,
    ...buildTimeStatistics(counts, periods, locale || null),
    versions,
    version: await loadVersionStatistics(context, {
      number,
      language: language ?? defaultLocale.slice(0, 2),
      shownVersions,
    }),
  };
}
