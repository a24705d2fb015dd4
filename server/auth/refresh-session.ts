import { requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { loadUser, type User } from '../users/index.ts';

/** Counts as a use of the session, written at once; its 7 days stay as they are. 401 without a session. */
export async function refreshSession(context: EdgeContext): Promise<User> {
  const viewer = requireViewer(context);
  await query(context.em, sql`update session set last_used_at = now() where id = ${viewer.sessionId}`);
  return loadUser(context.em, viewer.id);
}
