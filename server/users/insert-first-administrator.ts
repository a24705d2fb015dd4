import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import { Profile, UserAccount } from './user.entity.ts';

/** Whether the installation has any user. */
export async function hasUsers(em: EntityManager): Promise<boolean> {
  const [anyUser] = await query(em, sql`select 1 from "user" limit 1`);
  return anyUser !== undefined;
}

/**
 * Inserts an active administrator and returns the id; null if there are users. Nodes that start at the same time wait
 * for each other here.
 */
export async function insertFirstAdministrator(
  { em }: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<number | null> {
  await query(em, sql`lock table "user" in share row exclusive mode`);
  if (await hasUsers(em)) return null;
  const [role] = await query(em, sql<{ id: number }>`select id from role where name = 'Administrator'`);
  if (!role) throw new Error('the role Administrator is missing');
  const user = em.create(UserAccount, { email, roleId: role.id, passwordHash, active: true });
  await em.flush();
  em.create(Profile, { userId: user.id, name: 'Administrator', imageHash: null, imageType: null, language: null });
  await em.flush();
  return user.id;
}
