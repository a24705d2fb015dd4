import { query, sql } from '../shared/database/query.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { createSessionToken, hashSessionToken, sessionCounts } from './session-token.ts';

/** The user's sessions that no longer count, and the one that this browser had, go. */
async function endOldSessions(tx: Transaction, userId: number, present: string | undefined): Promise<void> {
  const presentHash = present === undefined ? null : hashSessionToken(present);
  await query(
    tx.em,
    sql`delete from session s where s.token_hash = ${presentHash} or (s.user_id = ${userId} and not (${sessionCounts}))`,
  );
}

/** Begins a session and returns its token, for the browser's cookie. */
export async function startSession(tx: Transaction, userId: number, { cookies, client }: EdgeContext): Promise<string> {
  await endOldSessions(tx, userId, cookies.get('session'));
  const token = createSessionToken();
  const [session] = await query(
    tx.em,
    sql<{ id: number }>`insert into session (token_hash, user_id, user_agent)
        values (${hashSessionToken(token)}, ${userId}, ${client.userAgent.toWellFormed().slice(0, 255)}) returning id`,
  );
  const actor = { id: userId, sessionId: session?.id ?? null };
  await tx.audit({ action: 'auth.login', subjectType: 'user', subjectId: userId, actor });
  return token;
}
