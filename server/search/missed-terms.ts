import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Searches that are kept, at most, so that nobody fills the database by searching. */
const mostTerms = 5_000;
const longestTerm = 80;

/** Days without a new search after which one is forgotten. */
const daysKept = 90;

/** Searches that staff are shown. */
const shownTerms = 50;

/** What may be somebody's address or number is not kept: a search is about the site, never about a person. */
const isPersonal = (term: string): boolean => term.includes('@') || (term.match(/\d/g)?.length ?? 0) >= 6;

const normalise = (term: string): string => term.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Counts a search without a result: its words, its language and the day, nothing about who searched. */
export async function countMiss(em: EntityManager, given: { term: string; locale: string }): Promise<void> {
  const term = normalise(given.term);
  if (term === '' || term.length > longestTerm || isPersonal(term)) return;
  await query(
    em,
    sql`insert into search_miss as known (locale, term, last_at)
        select ${given.locale}, ${term}, date_trunc('day', now())
         where (select count(*) from search_miss) < ${mostTerms}::int
            or exists (select from search_miss where locale = ${given.locale} and term = ${term})
        on conflict (locale, term) do update set count = known.count + 1, last_at = excluded.last_at`,
  );
}

/** `locale` is empty where all of them were searched. */
export type MissedTerm = { term: string; locale: string; count: number; lastAt: Date };

/** What was searched for most often without a result. */
export async function listMissedTerms(em: EntityManager): Promise<MissedTerm[]> {
  const rows = await query(
    em,
    sql<
      Omit<MissedTerm, 'lastAt'> & { lastAt: string }
    >`select term, locale, count, last_at as "lastAt" from search_miss
                     order by count desc, last_at desc, term limit ${shownTerms}`,
  );
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}

/** Forgets what nobody has searched for in 90 days. */
export async function sweepMissedTerms(em: EntityManager): Promise<void> {
  await query(em, sql`delete from search_miss where last_at < now() - ${daysKept}::int * interval '1 day'`);
}
