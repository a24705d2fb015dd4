import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { Profile, UserAccount } from '../users/index.ts';

async function isEmpty(em: EntityManager): Promise<boolean> {
  const [anyUser] = await query(em, sql`select 1 from "user" limit 1`);
  return anyUser === undefined;
}

/** Nodes that start at the same time wait for each other here. */
async function isFirst(tx: Transaction): Promise<boolean> {
  await query(tx.em, sql`lock table "user" in share row exclusive mode`);
  return isEmpty(tx.em);
}

async function insertAdministrator(tx: Transaction, email: string, passwordHash: string): Promise<number> {
  const [role] = await query(tx.em, sql<{ id: number }>`select id from role where name = 'Administrator'`);
  if (!role) throw new Error('the role Administrator is missing');
  const user = tx.em.create(UserAccount, { email, roleId: role.id, passwordHash, active: true });
  await tx.em.flush();
  tx.em.create(Profile, { userId: user.id, name: 'Administrator', imageHash: null, imageType: null, language: null });
  await tx.em.flush();
  return user.id;
}

/** Creates an active administrator if there is no user. Returns whether it did. */
export async function createFirstAdministrator(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  // The lock blocks other nodes and the hash is slow: skip both if there are users already.
  if (!(await isEmpty(context.em))) return false;
  const passwordHash = await context.services.auth.passwords.hash(password);
  return inTransaction(context, async (tx) => {
    if (!(await isFirst(tx))) return false;
    const id = await insertAdministrator(tx, normalizeText(email.trim()), passwordHash);
    await tx.audit({ action: 'user.created', subjectId: id });
    return true;
  });
}
