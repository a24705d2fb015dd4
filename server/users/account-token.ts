import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** What a token from a mail is good for: the first password, a new one, a new address. */
export type TokenPurpose = 'activation' | 'reset' | 'email';

const validity: Readonly<Record<TokenPurpose, string>> = { activation: '7 days', reset: '1 hour', email: '7 days' };

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export type NewToken = {
  userId: number;
  purpose: TokenPurpose;
  /** What is sent; the database keeps its hash. */
  secret: string;
  /** The address to confirm. */
  email?: string;
  /** With it, no token is made for who got so many others for the same purpose within the hour. */
  mailsAnHour?: number | undefined;
};

/** Waits for whoever makes a token for the same user, so that no two count the same mails. */
async function countRecentLinks(em: EntityManager, { userId, purpose, secret }: NewToken): Promise<number> {
  await query(em, sql`select 1 from "user" where id = ${userId} for no key update`);
  const [row] = await query(
    em,
    sql<{ count: number }>`select count(*)::int as count from account_token
       where user_id = ${userId} and purpose = ${purpose} and token_hash <> ${hashToken(secret)}
         and created_at > now() - interval '1 hour'`,
  );
  return row?.count ?? 0;
}

/**
 * Makes a token, or renews the one that an earlier attempt at the same mail made. False where the limit is reached, and
 * where that one was used or has been ended: nobody waits for the mail any more.
 */
export function createAccountToken(em: EntityManager, wanted: NewToken): Promise<boolean> {
  const { userId, purpose, secret, email, mailsAnHour = Number.POSITIVE_INFINITY } = wanted;
  return em.transactional(async (tx) => {
    if ((await countRecentLinks(tx, wanted)) >= mailsAnHour) return false;
    const rows = await query(
      tx,
      sql`insert into account_token as known (token_hash, user_id, purpose, email, expires_at)
          values (${hashToken(secret)}, ${userId}, ${purpose}, ${email ?? null}, now() + ${validity[purpose]}::interval)
          on conflict (token_hash) do update set created_at = now(), expires_at = excluded.expires_at
           where known.used_at is null
          returning 1`,
    );
    return rows.length > 0;
  });
}

export type AccountToken = { userId: number; purpose: TokenPurpose; email: string | null };

const usable = (token: string, purposes: readonly TokenPurpose[]) =>
  sql`token_hash = ${hashToken(token)} and purpose = any(${purposes}) and used_at is null and expires_at > now()`;

/** Whether a token could be used now; asking does not use it up. */
export async function isUsableToken(
  em: EntityManager,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<boolean> {
  return (await query(em, sql`select 1 from account_token where ${usable(token, purposes)}`)).length > 0;
}

/** Uses a token up; null where it is unknown, used or expired. Of tries at the same moment one gets it. */
export async function useAccountToken(
  em: EntityManager,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<AccountToken | null> {
  const [found] = await query(
    em,
    sql<AccountToken>`update account_token set used_at = now() where ${usable(token, purposes)}
                      returning user_id as "userId", purpose, email`,
  );
  return found ?? null;
}

/** Ends a user's open links: what they were sent for is done, or their mailbox is no longer the user's. */
export async function voidAccountTokens(
  em: EntityManager,
  userId: number,
  purposes: readonly TokenPurpose[] = ['activation', 'reset', 'email'],
): Promise<void> {
  await query(
    em,
    sql`update account_token set used_at = now()
         where user_id = ${userId} and purpose = any(${purposes}) and used_at is null`,
  );
}

/** Deletes tokens that no longer matter. */
export async function sweepAccountTokens(em: EntityManager): Promise<void> {
  await query(em, sql`delete from account_token where expires_at < now() - interval '1 day'`);
}
