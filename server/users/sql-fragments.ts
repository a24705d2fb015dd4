import { type RawBuilder, sql } from '../shared/database/query.ts';
import type { Permission } from '../shared/permission.ts';

// Parts of SQL statements about users, for statements of other features. `userID` is an expression such as `a.actor_id`;
// a statement has each join at most once.

/** Joins the user of each row and the permissions of the user's role. Leaves out rows whose user cannot sign in. */
export const joinActiveUser = (userID: RawBuilder<unknown>) => ({
  join: sql`join "user" active_user on active_user.id = ${userID} and active_user.active
            join role active_role on active_role.id = active_user.role_id`,
  permissions: sql<Permission[]>`active_role.permissions`,
});

/** Joins the full name of each row's user; null without a user. */
export const joinFullName = (userID: RawBuilder<unknown>) => ({
  join: sql`left join profile named_profile on named_profile.user_id = ${userID}`,
  name: sql<string | null>`named_profile.name`,
});

/** Joins the display name of each row's user: the full name, or the address without one; null for a deleted user. */
export const joinDisplayName = (userID: RawBuilder<unknown>) => ({
  join: sql`left join "user" displayed_user on displayed_user.id = ${userID}
            left join profile displayed_profile on displayed_profile.user_id = ${userID}`,
  name: sql<string | null>`coalesce(nullif(displayed_profile.name, ''), displayed_user.email)`,
});

/** The display name of a user, as `joinDisplayName`, for statements that need it for few rows. */
export const displayNameOf = (userID: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select coalesce(nullif(p.name, ''), u.email) from "user" u left join profile p on p.user_id = u.id
        where u.id = ${userID})`;

/** The name of a role. */
export const roleNameOf = (roleID: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select name from role where id = ${roleID})`;
