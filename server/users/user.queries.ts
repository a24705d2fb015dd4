import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';
import type { Permission } from '../shared/permission.ts';

export type RoleView = { id: number; name: string; permissions: Permission[] };

/** A user as clients see one; `image` is an address. */
export type User = {
  id: number;
  email: string;
  name: string;
  jobTitle: string;
  image: string | null;
  role: RoleView;
};

const selectUser = sql`
  select u.id, u.email, coalesce(p.name, '') as name, coalesce(p.job_title, '') as "jobTitle",
         case when p.image_hash is not null then format('/api/ximblox/user/%s/image', u.id) end as image,
         jsonb_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) as role
    from "user" u join role r on r.id = u.role_id left join profile p on p.user_id = u.id`;

/** 404 UM_02 where there is no such user. */
export async function loadUser(em: EntityManager, id: number): Promise<User> {
  const [user] = await query(em, sql<User>`${selectUser} where u.id = ${id}`);
  if (!user) throw new NotFound('UM_02', 'user.id');
  return user;
}

/** Every user, by id. */
export function loadUsers(em: EntityManager): Promise<User[]> {
  return query(em, sql<User>`${selectUser} order by u.id`);
}

/** Every role, by id. */
export function loadRoles(em: EntityManager): Promise<RoleView[]> {
  return query(em, sql<RoleView>`select id, name, permissions from role order by id`);
}

export type Credentials = { id: number; passwordHash: string | null };

/** Who may sign in with an address, however its letters are written; a hash of null lets nobody in. */
export async function findCredentials(em: EntityManager, email: string): Promise<Credentials | null> {
  const [found] = await query(
    em,
    sql<Credentials>`select id, case when active then password_hash end as "passwordHash"
                       from "user" where lower(email) = lower(${normaliseEmail(email)})`,
  );
  return found ?? null;
}

/** One spelling for all the ways in which an address may be typed. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
