import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Limits of what is stored, so that nobody can fill the database by searching. */
const maxTerms = 5_000;
const maxTermLength = 80;

/** A term is deleted after this many days without another search for it. */
const retentionDays = 90;

/** Most terms shown to staff. */
const maxListedTerms = 50;

/** Terms that could be an email address or a phone number are not stored, to protect personal data. */
const isPersonal = (term: string): boolean => term.includes('@') || (term.match(/\d/g)?.length ?? 0) >= 6;

const normalise = (term: string): string => term.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Counts a search without a result: its words, its locale and the day, nothing about who searched. */
export async function countMissedTerm(em: EntityManager, missed: { term: string; locale: string }): Promise<void> {
  const term = normalise(missed.term);
  if (term === '' || term.length > maxTermLength || isPersonal(term)) return;
  await query(
    em,
    sql`insert into search_miss as known (locale, term, last_at)
        select ${missed.locale}, ${term}, date_trunc('day', now())
         where (select count(*) from search_miss) < ${maxTerms}::int
            or exists (select from search_miss where locale = ${missed.locale} and term = ${term})
        on conflict (locale, term) do update set count = known.count + 1, last_at = excluded.last_at`,
  );
}

/** `locale` is empty if all locales were searched. */
export type MissedTerm = { term: string; locale: string; count: number; lastAt: Date };

/** Returns the most frequent searches without a result. */
export async function listMissedTerms(em: EntityManager): Promise<MissedTerm[]> {
  const rows = await query(
    em,
    sql<
      Omit<MissedTerm, 'lastAt'> & { lastAt: string }
    >`select term, locale, count, last_at as "lastAt" from search_miss
                     order by count desc, last_at desc, term limit ${maxListedTerms}`,
  );
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}

/** Deletes terms that nobody has searched for in 90 days. */
export async function sweepMissedTerms(em: EntityManager): Promise<void> {
  await query(em, sql`delete from search_miss where last_at < now() - ${retentionDays}::int * interval '1 day'`);
}
