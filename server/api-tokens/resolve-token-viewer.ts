import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotSignedIn } from '../shared/errors/index.ts';
import type { PermissionName } from '../shared/permission.ts';
import { hashTokenSecret, isTokenSecret } from './token-secret.ts';

type Row = Viewer & { tokenId: number; scopes: PermissionName[] };

/** One statement; the last use is written at most once a minute, and waits for nobody. */
async function findViewer(em: EntityManager, secret: string): Promise<Row | undefined> {
  const [row] = await query(
    em,
    sql<Row>`
      with current as (
        select t.id, t.last_used_at, t.scopes, u.id as user_id, r.permissions
          from api_token t join "user" u on u.id = t.user_id join role r on r.id = u.role_id
         where t.token_hash = ${hashTokenSecret(secret)} and u.active and t.expires_at > now()
      ), stale as (
        select t.id from api_token t
         where t.id = (select id from current where coalesce(last_used_at, '-infinity') < now() - interval '1 minute')
           for update skip locked
      ), used as (
        update api_token set last_used_at = now() where id = (select id from stale)
      )
      select user_id as id, null::int as "sessionId", id as "tokenId", permissions, scopes from current`,
  );
  return row;
}

/**
 * Who an API token stands for: its owner, with what the owner holds now of the token's scopes.
 * 401 where it is unknown, revoked or expired: whoever sends one does not mean to be a visitor.
 */
export async function resolveTokenViewer(em: EntityManager, secret: string): Promise<Viewer> {
  const row = isTokenSecret(secret) ? await findViewer(em, secret) : undefined;
  if (!row) throw new NotSignedIn();
  const { scopes, permissions, ...viewer } = row;
  return { ...viewer, permissions: permissions.filter(({ name }) => scopes.includes(name)) };
}
