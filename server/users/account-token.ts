import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** What the token of a mail allows: to set the first password, to reset it, or to confirm a new address. */
export type AccountTokenPurpose = 'activation' | 'reset' | 'email';

const validityByPurpose: Readonly<Record<AccountTokenPurpose, string>> = {
  activation: '7 days',
  reset: '1 hour',
  email: '7 days',
};

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export type NewAccountToken = {
  userId: number;
  purpose: AccountTokenPurpose;
  /** Sent in the mail; the database stores its hash. */
  secret: string;
  /** The address to confirm. */
  email?: string;
  /** If set, no token is created for a user who got this many for the same purpose within an hour. */
  maxMailsPerHour?: number | undefined;
};

/** Locks the user, so that concurrent calls do not count the same mails. */
async function countRecentLinks(em: EntityManager, { userId, purpose, secret }: NewAccountToken): Promise<number> {
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
 * Creates a token, or renews the one of an earlier attempt at the same mail. Returns false if the limit is reached, and
 * if that token was used or invalidated: then the mail is not needed any more.
 */
export function createAccountToken(em: EntityManager, newToken: NewAccountToken): Promise<boolean> {
  const { userId, purpose, secret, email, maxMailsPerHour = Number.POSITIVE_INFINITY } = newToken;
  return em.transactional(async (tx) => {
    if ((await countRecentLinks(tx, newToken)) >= maxMailsPerHour) return false;
    const rows = await query(
      tx,
      sql`insert into account_token as known (token_hash, user_id, purpose, email, expires_at)
          values (${hashToken(secret)}, ${userId}, ${purpose}, ${email ?? null}, now() + ${validityByPurpose[purpose]}::interval)
          on conflict (token_hash) do update set created_at = now(), expires_at = excluded.expires_at
           where known.used_at is null
          returning 1`,
    );
    return rows.length > 0;
  });
}

/** A consumed token; `email` is the address that it confirms. */
export type AccountToken = { userId: number; purpose: AccountTokenPurpose; email: string | null };

const usableTokenCondition = (token: string, purposes: readonly AccountTokenPurpose[]) =>
  sql`token_hash = ${hashToken(token)} and purpose = any(${purposes}) and used_at is null and expires_at > now()`;

/** Whether a token is valid now. Does not consume it. */
export async function isAccountTokenUsable(
  em: EntityManager,
  token: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<boolean> {
  return (await query(em, sql`select 1 from account_token where ${usableTokenCondition(token, purposes)}`)).length > 0;
}

/** Consumes a token. Returns null if it is unknown, used or expired. Of concurrent attempts only one succeeds. */
export async function consumeAccountToken(
  em: EntityManager,
  token: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<AccountToken | null> {
  const [found] = await query(
    em,
    sql<AccountToken>`update account_token set used_at = now() where ${usableTokenCondition(token, purposes)}
                      returning user_id as "userId", purpose, email`,
  );
  return found ?? null;
}

/** Invalidates a user's open links: their purpose is fulfilled, or the mailbox is no longer the user's. */
export async function invalidateAccountTokens(
  em: EntityManager,
  userId: number,
  purposes: readonly AccountTokenPurpose[] = ['activation', 'reset', 'email'],
): Promise<void> {
  await query(
    em,
    sql`update account_token set used_at = now()
         where user_id = ${userId} and purpose = any(${purposes}) and used_at is null`,
  );
}

/** Deletes tokens that expired more than a day ago. */
export async function sweepAccountTokens(em: EntityManager): Promise<void> {
  await query(em, sql`delete from account_token where expires_at < now() - interval '1 day'`);
}
