import { endSession } from '../sessions/index.ts';
import { type RequestContext, renewCsrfToken } from '../shared/http/index.ts';
import { inTransaction } from '../shared/transaction.ts';

/** Ends the browser's session on the server. Without one it only clears the cookie. */
export async function logout(context: RequestContext): Promise<void> {
  const { viewer, cookies } = context;
  if (viewer) {
    await inTransaction(context, async (tx) => {
      await endSession(tx, viewer.sessionId);
      await tx.audit({ action: 'auth.logout', subjectId: viewer.id });
    });
  }
  cookies.clear('session');
  renewCsrfToken(cookies);
}
