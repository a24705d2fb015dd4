import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { minAddedChecks } from './save-closed-week-counts.ts';

/** Finished checks of one week, locale and level; weeks are named by their Monday (UTC, `2026-11-16`). */
export type WeekCount = { week: string; locale: string; level: number; count: number };

/** The number of shown checks of a version; `from` is the Monday of the week of its publication. */
export type VersionTotal = { number: number; from: string; finished: number };

/** How often an answer was chosen. */
export type AnswerCount = { question: string; answer: string; count: number };
/** `category` is empty for the whole check; `step` is the score rounded down to a multiple of 5. */
export type ScoreCount = { category: string; step: number; count: number };

/** `category` is empty for the whole check. */
export type LevelCount = { category: string; level: number; count: number };
/** `estimated` of the checks were counted in steps of 5; `total` has the middle of their step. */
export type ScoreSum = { category: string; checks: number; estimated: number; total: number };

/** Counters of one version at the end of a closed week. */
export type VersionCounts = {
  finished: number;
  answers: readonly AnswerCount[];
  scores: readonly ScoreCount[];
  levels: readonly LevelCount[];
  sums: readonly ScoreSum[];
};

const thisWeek = sql`date_trunc('week', now() at time zone 'utc')::date`;

/** Returns the finished checks of all past weeks. */
export function loadWeekCounts(em: EntityManager): Promise<WeekCount[]> {
  return query(
    em,
    sql<WeekCount>`select week::text as week, locale, level, count from check_week_count
                    where week < ${thisWeek} order by week, locale, level`,
  );
}

/** Whether the current counters may be shown: they are of closed weeks, and have 5 checks more than the saved ones. */
const canShowCurrentCounts = sql`closed.counted_week < ${thisWeek} and present.finished >= closed.finished + ${minAddedChecks}::int`;

/** Returns the current counters if they may be shown, otherwise the saved ones. */
export async function loadVersionCounts(em: EntityManager, versionID: number): Promise<VersionCounts | null> {
  const [counts] = await query(
    em,
    sql<VersionCounts>`
      select shown.finished, shown.answers, shown.scores, shown.levels, shown.sums
        from check_closed_count closed
        join check_present_count present on present.version_id = closed.version_id
       cross join lateral (
         select present.finished, present.answers, present.scores, present.levels, present.sums where ${canShowCurrentCounts}
         union all
         select closed.finished, closed.answers, closed.scores, closed.levels, closed.sums where not (${canShowCurrentCounts})
       ) shown
       where closed.version_id = ${versionID}`,
  );
  return counts ?? null;
}

/** Returns the number of shown checks per version, oldest first; `from` is the Monday of its publication. */
export function loadVersionTotals(em: EntityManager): Promise<VersionTotal[]> {
  return query(
    em,
    sql<VersionTotal>`
      select version.number, date_trunc('week', version.published_at at time zone 'utc')::date::text as "from",
             case when ${canShowCurrentCounts} then present.finished else closed.finished end as finished
        from check_closed_count closed
        join check_present_count present on present.version_id = closed.version_id
        join questionnaire_version version on version.id = closed.version_id
       where version.state <> 'draft' order by version.number`,
  );
}

/** Returns the versions that visitors could answer, newest first. */
export async function loadReleasedVersions(em: EntityManager): Promise<{ number: number; publishedAt: Date }[]> {
  const rows = await query(
    em,
    sql<{ number: number; publishedAt: string }>`
      select number, published_at as "publishedAt" from questionnaire_version
       where state <> 'draft' order by number desc`,
  );
  return rows.map(({ number, publishedAt }) => ({ number, publishedAt: new Date(publishedAt) }));
}
