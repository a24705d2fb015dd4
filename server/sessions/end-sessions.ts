import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { type NewSession, startSession } from './start-session.ts';
import { sessionCounts } from './session-token.ts';

/** Deletes the sessions that no longer count. */
export async function endOldSessions(em: EntityManager): Promise<void> {
  await query(em, sql`delete from session s where not (${sessionCounts})`);
}

/** Ends every session of a user on the server, at once with the commit. */
export async function endSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await query(tx.em, sql`delete from session where user_id = ${userId}`);
}

/** Ends every session of a user; whoever does so to the own ones goes on with a new one, to be kept after the commit. */
export async function renewSessionsOf(
  tx: Transaction,
  userId: number,
  context: EdgeContext,
): Promise<NewSession | null> {
  await endSessionsOf(tx, userId);
  return context.viewer?.id === userId ? startSession(tx, userId, context) : null;
}
