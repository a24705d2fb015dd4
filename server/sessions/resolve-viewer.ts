import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Cookies } from '../shared/http/index.ts';
import { hashSessionToken, validSessionCondition } from './session-token.ts';

/**
 * Returns the viewer of a browser's session cookie, with the current permissions; null for a visitor. One statement,
 * none without a cookie. The last use is written at most once a minute, and never waits for a lock.
 */
export async function resolveSessionViewer(em: EntityManager, cookies: Cookies): Promise<Viewer | null> {
  const token = cookies.get('session');
  if (token === undefined || token === '') return null;
  const [viewer] = await query(
    em,
    sql<Viewer>`
      with current as (
        select s.id, s.last_used_at, u.id as user_id, r.permissions
          from session s join "user" u on u.id = s.user_id join role r on r.id = u.role_id
         where s.token_hash = ${hashSessionToken(token)} and u.active and ${validSessionCondition}
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
