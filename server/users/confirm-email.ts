import { z } from 'zod';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, requiredTextInput, textLimits, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { consumeAccountToken, invalidateAccountTokens } from './account-token.ts';

export const confirmEmailInput = z.object({ token: requiredTextInput(textLimits.name) });

/**
 * Confirms a new address, which is valid from now on. Links that were sent to the old one are invalidated. V_05 on
 * `user.token` for an unknown, used or expired token; V_06 if the address was taken meanwhile.
 */
export async function confirmEmail(context: Context, input: unknown): Promise<void> {
  const { token } = parseInput(confirmEmailInput, input, 'user');
  await inTransaction(context, async (tx) => {
    const used = await consumeAccountToken(tx.em, token, ['email']);
    if (!used?.email) throw InvalidInput.of(Errors.expiredToken, 'user.token');
    await query(tx.em, sql`update "user" set email = ${used.email}, updated_at = now() where id = ${used.userId}`);
    await query(tx.em, sql`delete from email_change where user_id = ${used.userId}`);
    await invalidateAccountTokens(tx.em, used.userId);
    await tx.audit({
      action: 'user.email-confirmed',
      subjectId: used.userId,
      changedFields: ['email'],
    });
  });
}
