import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { AccountLocked } from '../shared/errors/index.ts';

/** This many failures within the window lock an account for the length of the window, from the last failure on. */
const maxFailures = 5;
const lockWindow = sql`interval '10 minutes'`;

const isLocked = sql`cardinality(a.failures) >= ${sql.lit(maxFailures)} and a.failures[${sql.lit(maxFailures)}] > now() - ${lockWindow}`;

/** Key under which wrong current passwords of a signed-in user are counted, apart from failed logins. */
export const currentPasswordKeyOf = (userId: number): string => `present password of user ${userId}`;

/**
 * Counts an attempt as a failure before the password is checked, so that parallel attempts cannot outrun the count. One
 * statement; its row lock serialises all nodes. Throws AccountLocked (AUTH_03).
 */
export async function countLoginAttempt(em: EntityManager, account: Buffer): Promise<void> {
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

/** Resets the count after a correct password. */
export async function clearLoginFailures(em: EntityManager, account: Buffer): Promise<void> {
  await query(em, sql`delete from login_failure where account = ${account}`);
}

/** Deletes expired rows, a few at a time, so that guesses at many addresses cannot fill the table. */
export async function sweepLoginFailures(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`delete from login_failure where account in (
          select account from login_failure where failures[cardinality(failures)] < now() - ${lockWindow} limit 20
             for update skip locked)`,
  );
}
