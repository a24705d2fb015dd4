import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import type { PermissionName } from '../shared/permission.ts';

/** A token without its secret, which cannot be read again. */
export type ApiToken = {
  id: number;
  userID: number;
  name: string;
  scopes: PermissionName[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

type Row = Omit<ApiToken, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

/** Raw queries return timestamps as text. */
const toApiToken = ({ createdAt, expiresAt, lastUsedAt, ...row }: Row): ApiToken => ({
  ...row,
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
});

/** Returns the tokens `t`, joined with their owners' profiles `p`. `clauses` adds joins, conditions and order. */
export async function selectApiTokens(em: EntityManager, clauses: RawBuilder<unknown>): Promise<ApiToken[]> {
  const rows = await query(
    em,
    sql<Row>`select t.id, t.user_id as "userID", t.name, t.scopes, t.created_at as "createdAt",
                    t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"
               from api_token t join profile p on p.user_id = t.user_id ${clauses}`,
  );
  return rows.map(toApiToken);
}
