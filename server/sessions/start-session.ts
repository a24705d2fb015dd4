import { query, sql } from '../shared/database/query.ts';
import { type RequestContext, renewCsrfToken } from '../shared/http/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { createSessionToken, hashSessionToken, validSessionCondition } from './session-token.ts';

/** A new session. Its token is sent to the browser after the commit. */
export type NewSession = { id: number; token: string };

/** Deletes the user's expired sessions, and the one that this browser had. */
async function deleteReplacedSessions(
  tx: Transaction,
  userId: number,
  currentToken: string | undefined,
): Promise<void> {
  const currentHash = currentToken === undefined ? null : hashSessionToken(currentToken);
  await query(
    tx.em,
    sql`delete from session s where s.token_hash = ${currentHash} or (s.user_id = ${userId} and not (${validSessionCondition}))`,
  );
}

/** Starts a session for this browser. */
export async function startSession(
  tx: Transaction,
  userId: number,
  { cookies, client }: RequestContext,
): Promise<NewSession> {
  await deleteReplacedSessions(tx, userId, cookies.get('session'));
  const token = createSessionToken();
  const [session] = await query(
    tx.em,
    sql<{ id: number }>`insert into session (token_hash, user_id, user_agent)
        values (${hashSessionToken(token)}, ${userId}, ${client.userAgent.toWellFormed().slice(0, 255)}) returning id`,
  );
  if (!session) throw new Error('the session was not inserted');
  return { id: session.id, token };
}

/** Sends a new session to the browser, with a new CSRF token. */
export function setSessionCookie({ cookies }: RequestContext, { token }: NewSession): void {
  cookies.set('session', token);
  renewCsrfToken(cookies);
}
