import { query, sql } from '../shared/database/query.ts';
import { type EdgeContext, renewCsrf } from '../shared/http/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { createSessionToken, hashSessionToken, sessionCounts } from './session-token.ts';

/** A session just begun; its token goes to the browser once the transaction is committed. */
export type NewSession = { id: number; token: string };

/** The user's sessions that no longer count, and the one that this browser had, go. */
async function endReplacedSessions(tx: Transaction, userId: number, present: string | undefined): Promise<void> {
  const presentHash = present === undefined ? null : hashSessionToken(present);
  await query(
    tx.em,
    sql`delete from session s where s.token_hash = ${presentHash} or (s.user_id = ${userId} and not (${sessionCounts}))`,
  );
}

/** Begins a session for whoever sits at this browser. */
export async function startSession(
  tx: Transaction,
  userId: number,
  { cookies, client }: EdgeContext,
): Promise<NewSession> {
  await endReplacedSessions(tx, userId, cookies.get('session'));
  const token = createSessionToken();
  const [session] = await query(
    tx.em,
    sql<{ id: number }>`insert into session (token_hash, user_id, user_agent)
        values (${hashSessionToken(token)}, ${userId}, ${client.userAgent.toWellFormed().slice(0, 255)}) returning id`,
  );
  if (!session) throw new Error('no session was made');
  return { id: session.id, token };
}

/** Hands a new session to the browser, with a new CSRF token. */
export function keepSession({ cookies }: EdgeContext, { token }: NewSession): void {
  cookies.set('session', token);
  renewCsrf(cookies);
}
