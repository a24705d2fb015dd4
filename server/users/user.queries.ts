import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Viewer } from '../shared/context.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import type { Permission } from '../shared/permission.ts';

/** A role with its id. */
export type RoleRecord = { id: number; name: string; permissions: Permission[] };

/** A user as clients see it; `image` is a URL. */
export type User = {
  id: number;
  email: string;
  name: string;
  jobTitle: string;
  image: string | null;
  /** False until the account is activated; nobody can sign in before. */
  active: boolean;
  /** ISO 8601. */
  createdAt: string;
  language: string | null;
  /** Whether mails about requests for publication are wanted. */
  publicationMails: boolean;
  role: RoleRecord;
};

/** SQL that selects users; conditions and order follow. */
export const selectUser = sql`
  select u.id, u.email, u.active, to_json(u.created_at) #>> '{}' as "createdAt", p.language,
         coalesce(p.publication_mails, true) as "publicationMails", coalesce(p.name, '') as name, coalesce(p.job_title, '') as "jobTitle",
         case when p.image_hash is not null then format('/api/ximblox/user/%s/image', u.id) end as image,
         jsonb_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) as role
    from "user" u join role r on r.id = u.role_id left join profile p on p.user_id = u.id`;

/** Returns a user. 404 UM_02 for an unknown id. */
export async function loadUser(em: EntityManager, id: number): Promise<User> {
  const [user] = await query(em, sql<User>`${selectUser} where u.id = ${id}`);
  if (!user) throw new NotFound(Errors.userNotFound, 'user.id');
  return user;
}

/** Returns every user, by id. */
export function loadUsers(em: EntityManager): Promise<User[]> {
  return query(em, sql<User>`${selectUser} order by u.id`);
}

/** Returns every role, by id. */
export function loadRoles(em: EntityManager): Promise<RoleRecord[]> {
  return query(em, sql<RoleRecord>`select id, name, permissions from role order by id`);
}

/** A user with the password hash; null if nobody can sign in. */
export type Credentials = { id: number; passwordHash: string | null };

/** Returns the credentials of an address in any spelling. With a hash of null nobody can sign in. */
export async function findCredentials(em: EntityManager, email: string): Promise<Credentials | null> {
  const [found] = await query(
    em,
    sql<Credentials>`select id, case when active then password_hash end as "passwordHash"
                       from "user" where lower(email) = lower(${normalizeEmail(email)})`,
  );
  return found ?? null;
}

/** Returns a user as the viewer of a job, with the current permissions; null once nobody can sign in as that user. */
export async function loadViewerOfUser(em: EntityManager, id: number): Promise<Viewer | null> {
  const [viewer] = await query(
    em,
    sql<Viewer>`select u.id, null as "sessionId", r.permissions
                  from "user" u join role r on r.id = u.role_id where u.id = ${id} and u.active`,
  );
  return viewer ?? null;
}

/** Returns the account with an address in any spelling. */
export async function findAccount(em: EntityManager, email: string): Promise<{ id: number; active: boolean } | null> {
  const [found] = await query(
    em,
    sql<{ id: number; active: boolean }>`select id, active from "user"
       where lower(email) = lower(${normalizeEmail(email)})`,
  );
  return found ?? null;
}

/** Returns the hash that a user's password is compared with. */
export async function loadPasswordHash(em: EntityManager, id: number): Promise<string | null> {
  const [found] = await query(
    em,
    sql<{ hash: string | null }>`select password_hash as hash from "user" where id = ${id}`,
  );
  return found?.hash ?? null;
}

/** Whether another user has the address. */
export async function isEmailTaken(em: EntityManager, email: string, exceptId: number): Promise<boolean> {
  const found = await query(
    em,
    sql`select 1 from "user" where lower(email) = lower(${normalizeEmail(email)}) and id <> ${exceptId}`,
  );
  return found.length > 0;
}

/** Returns the canonical spelling of an address. */
export function normalizeEmail(email: string): string {
  return normalizeText(email.trim()).toLowerCase();
}
