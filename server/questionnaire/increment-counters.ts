import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import { saveClosedWeekCounts } from './save-closed-week-counts.ts';
import type { CheckScore, GivenAnswers } from './score-check.ts';

/** What is counted of a finished check. */
export type CountedCheck = { versionID: number; locale: string; given: GivenAnswers; result: CheckScore };

/** Scores are counted in steps of 5. */
const scoreStep = 5;

const toScoreStep = (score: number): number => Math.floor(score / scoreStep) * scoreStep;

async function countWeek(tx: Transaction, { locale, result }: CountedCheck): Promise<void> {
  await query(
    tx.em,
    sql`insert into check_week_count (week, locale, level, count)
        values (date_trunc('week', now() at time zone 'utc')::date, ${locale}, ${result.level}, 1)
        on conflict (week, locale, level) do update set count = check_week_count.count + 1`,
  );
}

async function countAnswers(tx: Transaction, { versionID, given }: CountedCheck): Promise<void> {
  await query(
    tx.em,
    sql`insert into check_answer_count (version_id, question, answer, count)
        select ${versionID}::int, question, answer, 1
          from unnest(${[...given.keys()]}::text[], ${[...given.values()]}::text[]) as given (question, answer)
         order by question
        on conflict (version_id, question, answer) do update set count = check_answer_count.count + 1`,
  );
}

/**
 * Returns the score of the check, under an empty category, and of the categories that have one; always in the same
 * order.
 */
function listScores({ result }: CountedCheck): { category: string; score: number; level: number }[] {
  return [{ ...result, category: '' }, ...result.categories].flatMap(({ category, score, level }) =>
    score === null || level === null ? [] : [{ category, score, level }],
  );
}

async function countScores(tx: Transaction, finished: CountedCheck): Promise<void> {
  const scored = listScores(finished).map(({ category, score }) => ({ category, step: toScoreStep(score) }));
  await query(
    tx.em,
    sql`insert into check_score_count (version_id, category, step, count)
        select ${finished.versionID}::int, category, step, 1
          from unnest(${scored.map((one) => one.category)}::text[], ${scored.map((one) => one.step)}::int[])
            as scored (category, step)
         order by category
        on conflict (version_id, category, step) do update set count = check_score_count.count + 1`,
  );
}

async function countLevels(tx: Transaction, finished: CountedCheck): Promise<void> {
  const scored = listScores(finished);
  await query(
    tx.em,
    sql`insert into check_level_count (version_id, category, level, count)
        select ${finished.versionID}::int, category, level, 1
          from unnest(${scored.map((one) => one.category)}::text[], ${scored.map((one) => one.level)}::int[])
            as scored (category, level)
         order by category
        on conflict (version_id, category, level) do update set count = check_level_count.count + 1`,
  );
}

async function addScores(tx: Transaction, finished: CountedCheck): Promise<void> {
  const scored = listScores(finished);
  await query(
    tx.em,
    sql`insert into check_score_sum (version_id, category, checks, total)
        select ${finished.versionID}::int, category, 1, score
          from unnest(${scored.map((one) => one.category)}::text[], ${scored.map((one) => one.score)}::int[])
            as scored (category, score)
         order by category
        on conflict (version_id, category) do update
           set checks = check_score_sum.checks + 1, total = check_score_sum.total + excluded.total`,
  );
}

/** Counts a finished check and stores nothing else of it. Locks rows always in this order, which avoids deadlocks. */
export async function incrementCounters(tx: Transaction, finished: CountedCheck): Promise<void> {
  await saveClosedWeekCounts(tx, finished.versionID);
  await countWeek(tx, finished);
  await countAnswers(tx, finished);
  await countScores(tx, finished);
  await countLevels(tx, finished);
  await addScores(tx, finished);
}
