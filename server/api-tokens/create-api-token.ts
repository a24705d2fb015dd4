import { z } from 'zod';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, requiredTextInput, textLimits, Errors } from '../shared/errors/index.ts';
import { permissionNames } from '../shared/permission.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { canCreateApiToken } from './api-token.policy.ts';
import { type ApiToken, selectApiTokens } from './api-token.queries.ts';
import { createApiTokenSecret, hashApiTokenSecret } from './api-token-secret.ts';

/** Longest lifetime of a token. */
const maxLifetimeDays = 366;

/** Most tokens of one user that are valid or younger than a day, so that a faulty program cannot fill the table. */
const maxTokensPerUser = 100;

const dayMs = 86_400_000;

const isWithinMaxLifetime = (at: Date): boolean => {
  const lifetimeMs = at.getTime() - Date.now();
  return lifetimeMs > 0 && lifetimeMs <= maxLifetimeDays * dayMs;
};

const createApiTokenInput = z.object({
  name: requiredTextInput(textLimits.name).transform((name) => name.trim()),
  scopes: z.array(z.enum(permissionNames)).transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.date().refine(isWithinMaxLifetime),
});
type NewApiToken = z.output<typeof createApiTokenInput> & { userID: number };

async function insertToken(tx: Transaction, { userID, name, scopes, expiresAt }: NewApiToken, secret: string) {
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`
      insert into api_token (user_id, name, token_hash, scopes, expires_at)
      select ${userID}, ${name}, ${hashApiTokenSecret(secret)}, ${scopes}::text[], ${expiresAt.toISOString()}::timestamptz
       where (select count(*) from api_token
               where user_id = ${userID} and (expires_at > now() or created_at > now() - interval '1 day')) < ${maxTokensPerUser}
       returning id`,
  );
  if (!row) throw new InvalidInput([{ code: Errors.invalidState, property: 'apiToken.name' }]);
  return row.id;
}

/**
 * Creates a token by which programs act for the viewer. `scopes` names the viewer's permissions that it gets. `secret`
 * is returned only here. 401; 403 for a scope that the viewer lacks, or when called with a token; V_01, V_14, V_12 on
 * `apiToken.…` (`expiresAt`: within 366 days); 409 V_07 with 100 tokens.
 */
export async function createApiToken(
  context: Context,
  input: unknown,
): Promise<{ apiToken: ApiToken; secret: string }> {
  const viewer = requireViewer(context);
  const newToken = parseInput(createApiTokenInput, input, 'apiToken');
  authorize(viewer, canCreateApiToken(viewer, newToken.scopes));
  const secret = createApiTokenSecret();
  return inTransaction(context, async (tx) => {
    const id = await insertToken(tx, { ...newToken, userID: viewer.id }, secret);
    const [apiToken] = await selectApiTokens(tx.em, sql`where t.id = ${id}`);
    if (!apiToken) throw new Error('the token was not inserted');
    await tx.audit({ action: 'api-token.created', subjectId: id });
    return { apiToken, secret };
  });
}
