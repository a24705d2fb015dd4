import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'user.tokens-ended': { userID: number; tokenIDs: readonly number[] };
  }
}

/**
 * Expires every API token of a user when the transaction commits. A job mails the user their names. They stay in the
 * list as expired for 30 days.
 */
export async function endUserApiTokens(tx: Transaction, userID: number): Promise<void> {
  const ended = await query(
    tx.em,
    sql<{ id: number }>`update api_token set expires_at = now()
                         where user_id = ${userID} and expires_at > now() returning id`,
  );
  if (ended.length === 0) return;
  const tokenIDs = ended.map(({ id }) => id).toSorted((a, b) => a - b);
  for (const subjectId of tokenIDs) await tx.audit({ action: 'api-token.revoked', subjectId });
  await tx.emit({ name: 'user.tokens-ended', userID, tokenIDs });
}
