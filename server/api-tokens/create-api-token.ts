import { z } from 'zod';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, requiredText, textLimits } from '../shared/errors/index.ts';
import { permissionNames } from '../shared/permission.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { canCreateApiToken } from './api-token.policy.ts';
import { type ApiToken, selectApiTokens } from './api-token.queries.ts';
import { createTokenSecret, hashTokenSecret } from './token-secret.ts';

/** Days that a token counts at most. */
const longestLife = 366;

/** Tokens of one user that count or were made within a day, so that a program gone wild does not fill the table. */
const mostTokens = 100;

const day = 86_400_000;

const isSoonEnough = (at: Date): boolean => {
  const ahead = at.getTime() - Date.now();
  return ahead > 0 && ahead <= longestLife * day;
};

const createApiTokenInput = z.object({
  name: requiredText(textLimits.name).transform((name) => name.trim()),
  scopes: z.array(z.enum(permissionNames)).transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.date().refine(isSoonEnough),
});
type NewApiToken = z.output<typeof createApiTokenInput> & { userID: number };

async function insertToken(tx: Transaction, { userID, name, scopes, expiresAt }: NewApiToken, secret: string) {
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`
      insert into api_token (user_id, name, token_hash, scopes, expires_at)
      select ${userID}, ${name}, ${hashTokenSecret(secret)}, ${scopes}::text[], ${expiresAt.toISOString()}::timestamptz
       where (select count(*) from api_token
               where user_id = ${userID} and (expires_at > now() or created_at > now() - interval '1 day')) < ${mostTokens}
       returning id`,
  );
  if (!row) throw new InvalidInput([{ code: 'V_07', property: 'apiToken.name' }]);
  return row.id;
}

/**
 * Makes a token by which programs act for the viewer, with those of the own permissions that `scopes` names; `secret`
 * is told this once. 401, 403 for a scope that the viewer lacks, or asked with a token; V_01, V_14, V_12 on
 * `apiToken.…` (`expiresAt`: within 366 days); 409 V_07 with 100 tokens.
 */
export async function createApiToken(
  context: Context,
  input: unknown,
): Promise<{ apiToken: ApiToken; secret: string }> {
  const viewer = requireViewer(context);
  const wanted = parseInput(createApiTokenInput, input, 'apiToken');
  authorize(viewer, canCreateApiToken(viewer, wanted.scopes));
  const secret = createTokenSecret();
  return inTransaction(context, async (tx) => {
    const id = await insertToken(tx, { ...wanted, userID: viewer.id }, secret);
    const [apiToken] = await selectApiTokens(tx.em, sql`where t.id = ${id}`);
    if (!apiToken) throw new Error('no token was made');
    await tx.audit({ action: 'api-token.created', subjectType: 'api-token', subjectId: id });
    return { apiToken, secret };
  });
}
