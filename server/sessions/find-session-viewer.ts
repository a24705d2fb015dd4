import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../shared/context.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import type { Cookies } from '../shared/http/index.ts';
import type { Permission } from '../shared/permission.ts';
import { hashSessionToken, validSessionCondition } from './session-token.ts';

/** SQL that joins the user with an id, if the user may sign in, and the user's permissions. */
type JoinUser = (userID: RawBuilder<unknown>) => { join: RawBuilder<unknown>; permissions: RawBuilder<Permission[]> };

/**
 * Returns the viewer of a browser's session cookie, with the current permissions; null for a visitor. One statement,
 * none without a cookie. The last use is written at most once a minute, and never waits for a lock.
 */
export async function findSessionViewer(
  em: EntityManager,
  cookies: Cookies,
  joinUser: JoinUser,
): Promise<Viewer | null> {
  const token = cookies.get('session');
  if (token === undefined || token === '') return null;
  const user = joinUser(sql`s.user_id`);
  const [viewer] = await query(
    em,
    sql<Viewer>`
      with current as (
        select s.id, s.last_used_at, s.user_id, ${user.permissions}
          from session s ${user.join}
         where s.token_hash = ${hashSessionToken(token)} and ${validSessionCondition}
      ), stale as (
        select s.id from session s
         where s.id = (select id from current where last_used_at < now() - interval '1 minute')
           for update skip locked
      ), used as (
        update session set last_used_at = now() where id = (select id from stale)
      )
      select user_id as id, id as "sessionId", permissions from current`,
  );
  return viewer ?? null;
}
