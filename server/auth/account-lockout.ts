import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { AccountLocked } from '../shared/errors/index.ts';

/** Failures within the window lock an account for as long again, counted from the last of them. */
const maxFailures = 5;
const lockWindow = sql`interval '10 minutes'`;

const isLocked = sql`cardinality(a.failures) >= ${sql.lit(maxFailures)} and a.failures[${sql.lit(maxFailures)}] > now() - ${lockWindow}`;

/** Under which tries of a signed-in user's present password are counted, apart from those to sign in. */
export const presentPasswordOf = (userId: number): string => `present password of user ${userId}`;

/**
 * Counts a try as a failure before its password is looked at, so that parallel tries cannot overtake the count.
 * One statement, in which the row's lock puts all nodes in line. Throws AccountLocked (AUTH_03).
 */
export async function countLoginTry(em: EntityManager, account: Buffer): Promise<void> {
  const counted = await query(
    em,
    sql`insert into login_failure as a (account, failures) values (${account}, array[now()])
        on conflict (account) do update
           set failures = case when cardinality(a.failures) >= ${sql.lit(maxFailures)} then array[now()]
                          else array(select f from unnest(a.failures) f where f > now() - ${lockWindow}) || now() end
         where not (${isLocked})
        returning 1`,
  );
  if (counted.length === 0) throw new AccountLocked(await secondsLocked(em, account));
}

async function secondsLocked(em: EntityManager, account: Buffer): Promise<number> {
  const [row] = await query(
    em,
    sql<{ seconds: number }>`
      select ceil(extract(epoch from a.failures[${sql.lit(maxFailures)}] + ${lockWindow} - now()))::int as seconds
        from login_failure a where account = ${account} and ${isLocked}`,
  );
  return row?.seconds ?? 1;
}

/** A right password sets the count to zero. */
export async function forgetLoginFailures(em: EntityManager, account: Buffer): Promise<void> {
  await query(em, sql`delete from login_failure where account = ${account}`);
}

/** Removes what no longer counts, a few rows at a time: guesses at many addresses must not fill the table. */
export async function sweepLoginFailures(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`delete from login_failure where account in (
          select account from login_failure where failures[cardinality(failures)] < now() - ${lockWindow} limit 20
             for update skip locked)`,
  );
}
