import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { RequestContext } from '../shared/http/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { type NewSession, startSession } from './start-session.ts';
import { validSessionCondition } from './session-token.ts';

/** Deletes expired sessions. */
export async function deleteExpiredSessions(em: EntityManager): Promise<void> {
  await query(em, sql`delete from session s where not (${validSessionCondition})`);
}

/** Ends a session when the transaction commits. `id` is null for a viewer without one. */
export async function endSession(tx: Transaction, id: number | null): Promise<void> {
  await query(tx.em, sql`delete from session where id = ${id}`);
}

/** Ends every session of a user when the transaction commits. */
export async function endUserSessions(tx: Transaction, userId: number): Promise<void> {
  await query(tx.em, sql`delete from session where user_id = ${userId}`);
}

/**
 * Ends every session of a user. Viewers who do so to themselves get a new one, to be set as a cookie after the commit.
 */
export async function renewUserSessions(
  tx: Transaction,
  userId: number,
  context: RequestContext,
): Promise<NewSession | null> {
  await endUserSessions(tx, userId);
  return context.viewer?.id === userId ? startSession(tx, userId, context) : null;
}
