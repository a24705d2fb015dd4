import type { Context } from '../shared/context.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import { inTransaction } from '../shared/transaction.ts';
import { hasUsers, insertFirstAdministrator } from '../users/index.ts';

/** Creates an active administrator if there is no user. Returns whether it did. */
export async function createFirstAdministrator(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  // The lock blocks other nodes and the hash is slow: skip both if there are users already.
  if (await hasUsers(context.em)) return false;
  const passwordHash = await context.services.auth.passwords.hash(password);
  return inTransaction(context, async (tx) => {
    const id = await insertFirstAdministrator(tx, { email: normalizeText(email.trim()), passwordHash });
    if (id === null) return false;
    await tx.audit({ action: 'user.created', subjectId: id });
    return true;
  });
}
