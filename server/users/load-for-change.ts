import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, NotFound } from '../shared/errors/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { isAdministrator } from './user.policy.ts';
import { loadRoles, loadUser, type RoleView, type User } from './user.queries.ts';

/** Any number: whoever changes users or roles holds it, so that two cannot take away the last administrator together. */
const staffLock = 5_107_220_441;

/** Waits until nobody else changes users or roles; held until the transaction ends. */
export async function lockStaff({ em }: Transaction): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(${staffLock})`);
}

/** A user, with everybody else who changes users locked out. 404 UM_02 on `user.id`. */
export async function loadUserForChange(tx: Transaction, id: number): Promise<User> {
  await lockStaff(tx);
  return loadUser(tx.em, id);
}

/** A role that a body names. 404 V_12 on the property given. */
export async function loadRole({ em }: Transaction, id: number, property: string): Promise<RoleView> {
  const role = (await loadRoles(em)).find((candidate) => candidate.id === id);
  if (!role) throw new NotFound('V_12', property);
  return role;
}

/** Asked after a change: V_07 where nobody is left who may do everything. */
export async function requireAdministrator({ em }: Transaction, property: string): Promise<void> {
  const roles = (await loadRoles(em)).filter(({ permissions }) => isAdministrator(permissions));
  const ids = roles.map(({ id }) => id);
  const left = await query(em, sql`select 1 from "user" where active and role_id = any(${ids}) limit 1`);
  if (left.length === 0) throw InvalidInput.of('V_07', property);
}
