import { requireViewer } from '../shared/context.ts';
import { renewIdleTime } from '../sessions/index.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { loadUser, type User } from '../users/index.ts';

/** Extends the session's idle time at once; its 7 days do not change. 401 without a session. */
export async function refreshSession(context: RequestContext): Promise<User> {
  const viewer = requireViewer(context);
  await renewIdleTime(context.em, viewer.sessionId);
  return loadUser(context.em, viewer.id);
}
