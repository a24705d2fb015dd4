import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { smallestGroup } from './hide-small-groups.ts';
import type { WeekCount } from './week-counts.ts';

export type AnswerCount = { question: string; answer: string; count: number };
/** `category` is empty for the score in all; `step` is the score rounded down to a multiple of 5. */
export type ScoreCount = { category: string; step: number; count: number };

/** Counters of one version as they were at the end of a closed week. */
export type VersionCounts = { finished: number; answers: readonly AnswerCount[]; scores: readonly ScoreCount[] };

const thisWeek = sql`date_trunc('week', now() at time zone 'utc')::date`;

/** Finished checks of all weeks that are over. */
export function loadWeekCounts(em: EntityManager): Promise<WeekCount[]> {
  return query(
    em,
    sql<WeekCount>`select week::text as week, locale, level, count from check_week_count
                    where week < ${thisWeek} order by week, locale, level`,
  );
}

/** The present counters where they are of closed weeks and 5 checks further, else those that were kept. */
export async function loadVersionCounts(em: EntityManager, versionID: number): Promise<VersionCounts | null> {
  const [counts] = await query(
    em,
    sql<VersionCounts>`
      select shown.finished, shown.answers, shown.scores
        from check_closed_count closed
        join check_present_count present on present.version_id = closed.version_id
       cross join lateral (
         select present.finished, present.answers, present.scores
          where closed.counted_week < ${thisWeek} and present.finished >= closed.finished + ${smallestGroup}::int
         union all
         select closed.finished, closed.answers, closed.scores
          where not (closed.counted_week < ${thisWeek} and present.finished >= closed.finished + ${smallestGroup}::int)
       ) shown
       where closed.version_id = ${versionID}`,
  );
  return counts ?? null;
}

/** Versions that visitors had, the newest first. */
export async function loadAskedVersions(em: EntityManager): Promise<{ number: number; publishedAt: Date }[]> {
  const rows = await query(
    em,
    sql<{ number: number; publishedAt: string }>`
      select number, published_at as "publishedAt" from questionnaire_version
       where state <> 'draft' order by number desc`,
  );
  return rows.map(({ number, publishedAt }) => ({ number, publishedAt: new Date(publishedAt) }));
}
