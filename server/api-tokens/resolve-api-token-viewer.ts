import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotSignedIn } from '../shared/errors/index.ts';
import type { PermissionName } from '../shared/permission.ts';
import { joinActiveUser } from '../users/index.ts';
import { hashApiTokenSecret, isApiTokenSecret } from './api-token-secret.ts';

type Row = Viewer & { tokenId: number; scopes: PermissionName[] };

const owner = joinActiveUser(sql`t.user_id`);

/** One statement. The last use is written at most once a minute, and never waits for a lock. */
async function findViewer(em: EntityManager, secret: string): Promise<Row | undefined> {
  const [row] = await query(
    em,
    sql<Row>`
      with current as (
        select t.id, t.last_used_at, t.scopes, t.user_id, ${owner.permissions}
          from api_token t ${owner.join}
         where t.token_hash = ${hashApiTokenSecret(secret)} and t.expires_at > now()
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
 * Returns the viewer that an API token stands for: its owner, with those of the owner's present permissions that the
 * token's scopes name. 401 for an unknown, revoked or expired token, since its sender does not mean to be a visitor.
 */
export async function resolveApiTokenViewer(em: EntityManager, secret: string): Promise<Viewer> {
  const row = isApiTokenSecret(secret) ? await findViewer(em, secret) : undefined;
  if (!row) throw new NotSignedIn();
  const { scopes, permissions, ...viewer } = row;
  return { ...viewer, permissions: permissions.filter(({ name }) => scopes.includes(name)) };
}
