import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, NotFound, Errors } from '../shared/errors/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { isAdministrator } from './user.policy.ts';
import { loadRoles, loadUser, type RoleRecord, type User } from './user.queries.ts';

/** An arbitrary number. The lock prevents two concurrent changes from removing the last two administrators. */
const userLockKey = 5_107_220_441;

/** Serialises changes of users and roles until the transaction ends. */
export async function lockUsersAndRoles({ em }: Transaction): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(${userLockKey})`);
}

/** Returns a user, with changes of all users locked. 404 UM_02 on `user.id`. */
export async function loadUserForUpdate(tx: Transaction, id: number): Promise<User> {
  await lockUsersAndRoles(tx);
  return loadUser(tx.em, id);
}

/** Returns a role by its id from the input. 404 V_12 on `property`. */
export async function loadRole({ em }: Transaction, id: number, property: string): Promise<RoleRecord> {
  const role = (await loadRoles(em)).find((candidate) => candidate.id === id);
  if (!role) throw new NotFound(Errors.invalid, property);
  return role;
}

/** Called after a change: V_07 if no active administrator is left. */
export async function requireRemainingAdministrator({ em }: Transaction, property: string): Promise<void> {
  const roles = (await loadRoles(em)).filter(({ permissions }) => isAdministrator(permissions));
  const ids = roles.map(({ id }) => id);
  const remaining = await query(em, sql`select 1 from "user" where active and role_id = any(${ids}) limit 1`);
  if (remaining.length === 0) throw InvalidInput.of(Errors.invalidState, property);
}
