import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canListApiTokens, canRevokeApiToken } from './api-token.policy.ts';
import { type ApiToken, selectApiTokens } from './api-token.queries.ts';

/**
 * Deletes a token and returns it as it was. The viewer's own, or manage-api-tokens. 404 V_12 `apiToken.id` for any
 * other; 403 for an API token that would revoke one of its owner's.
 */
export async function revokeApiToken(context: Context, id: number): Promise<ApiToken> {
  const viewer = requireViewer(context);
  return inTransaction(context, async (tx) => {
    const [apiToken] = await selectApiTokens(tx.em, sql`where t.id = ${id} for update of t`);
    const isVisible = apiToken && (apiToken.userID === viewer.id || canListApiTokens(viewer));
    // Do not reveal which tokens others have.
    if (!isVisible) throw new NotFound(Errors.invalid, 'apiToken.id');
    authorize(viewer, canRevokeApiToken(viewer, apiToken));
    await query(tx.em, sql`delete from api_token where id = ${id}`);
    await tx.audit({ action: 'api-token.revoked', subjectId: id });
    return apiToken;
  });
}
