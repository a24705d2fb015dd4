import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';

/** Writes the hash of a new password and activates the account. Returns its address; null for an unknown user. */
export async function storePasswordHash(
  em: EntityManager,
  userId: number,
  passwordHash: string,
): Promise<string | null> {
  const [account] = await query(
    em,
    sql<{ email: string }>`update "user" set password_hash = ${passwordHash}, active = true, updated_at = now()
                            where id = ${userId} returning email`,
  );
  return account?.email ?? null;
}
