import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';

/**
 * Ends every API token of a user, at once with the commit; a job mails their names. They are shown as ended for 30 days.
 */
export async function endApiTokensOf(tx: Transaction, userID: number): Promise<void> {
  const ended = await query(
    tx.em,
    sql<{ id: number }>`update api_token set expires_at = now()
                         where user_id = ${userID} and expires_at > now() returning id`,
  );
  if (ended.length === 0) return;
  const tokenIDs = ended.map(({ id }) => id).toSorted((a, b) => a - b);
  for (const subjectId of tokenIDs)
    await tx.audit({ action: 'api-token.revoked', subjectType: 'api-token', subjectId });
  await tx.emit({ name: 'user.tokens-ended', userID, tokenIDs });
}
