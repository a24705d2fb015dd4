import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import type { PermissionName } from '../shared/permission.ts';
import { joinFullName } from '../users/index.ts';

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

/** The names of the owners of tokens `t`. */
export const ownerOfToken = joinFullName(sql`t.user_id`);

/** Returns the tokens `t`, joined with the names of their owners. `clauses` adds conditions and order. */
export async function selectApiTokens(em: EntityManager, clauses: RawBuilder<unknown>): Promise<ApiToken[]> {
  const rows = await query(
    em,
    sql<Row>`select t.id, t.user_id as "userID", t.name, t.scopes, t.created_at as "createdAt",
                    t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"
               from api_token t ${ownerOfToken.join} ${clauses}`,
  );
  return rows.map(toApiToken);
}

/** SQL that joins the name of each row's token, for statements of other features; null for a revoked token. */
export const joinTokenName = (tokenID: RawBuilder<unknown>) => ({
  join: sql`left join api_token named_token on named_token.id = ${tokenID}`,
  name: sql<string | null>`named_token.name`,
});
