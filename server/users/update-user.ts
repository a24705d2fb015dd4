import type { z } from 'zod';
import { authorize } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { setSessionCookie, type NewSession, renewUserSessions } from '../sessions/index.ts';
import { invalidateAccountTokens } from './account-token.ts';
import { loadRole, loadUserForUpdate, requireRemainingAdministrator } from './load-for-update.ts';
import { updateUserInput } from './user.input.ts';
import { canEditProfile, canEditUser, canAssignRole, canAccessUser } from './user.policy.ts';
import { isEmailTaken, loadUser, normalizeEmail, type User } from './user.queries.ts';

type UserChanges = z.output<typeof updateUserInput>;

/** Viewers who may not edit the user may send the address and role along, if they do not change. */
function authorizeChanges({ viewer }: Transaction, user: User, changes: UserChanges): void {
  const sameRole = changes.role === undefined || changes.role === user.role.id;
  const sameEmail = changes.email === undefined || changes.email === user.email;
  authorize(viewer, sameRole && sameEmail ? canEditProfile(viewer, user) : canEditUser(viewer, user));
}

async function changeProfile(tx: Transaction, user: User, changes: UserChanges): Promise<string[]> {
  const { name = user.name, jobTitle = user.jobTitle, language = user.language } = changes;
  const changed = [
    ...(name === user.name ? [] : ['name']),
    ...(jobTitle === user.jobTitle ? [] : ['jobTitle']),
    ...(language === user.language ? [] : ['language']),
  ];
  if (changed.length > 0) {
    await query(
      tx.em,
      sql`update profile set name = ${name}, job_title = ${jobTitle}, language = ${language} where user_id = ${user.id}`,
    );
  }
  return changed;
}

/** A new address is valid once it was confirmed; for an inactive account, once that is activated. */
async function changeEmail(tx: Transaction, user: User, email: string | undefined): Promise<string[]> {
  if (email === undefined || email === user.email) return [];
  if (await isEmailTaken(tx.em, email, user.id)) throw InvalidInput.of(Errors.alreadyExists, 'user.email');
  const isEffectiveImmediately = !user.active || normalizeEmail(email) === normalizeEmail(user.email);
  if (isEffectiveImmediately) {
    await query(tx.em, sql`update "user" set email = ${email}, updated_at = now() where id = ${user.id}`);
    if (!user.active) await invalidateAccountTokens(tx.em, user.id);
    if (!user.active) await tx.emit({ name: 'user.created', userID: user.id });
    return ['email'];
  }
  await query(
    tx.em,
    sql`insert into email_change (user_id, email) values (${user.id}, ${email})
        on conflict (user_id) do update set email = excluded.email, asked_at = now()`,
  );
  await invalidateAccountTokens(tx.em, user.id, ['email']);
  await tx.emit({ name: 'user.email-change-asked', userID: user.id });
  return ['newEmail'];
}

async function changeRole(tx: Transaction, user: User, roleId: number | undefined): Promise<string[]> {
  if (roleId === undefined || roleId === user.role.id) return [];
  const role = await loadRole(tx, roleId, 'user.role');
  authorize(tx.viewer, canAssignRole(tx.viewer, role));
  await query(tx.em, sql`update "user" set role_id = ${roleId}, updated_at = now() where id = ${user.id}`);
  await requireRemainingAdministrator(tx, 'user.role');
  return ['role'];
}

/**
 * Changes the given properties of a user. manage-users for users within the viewer's permissions; everybody for their
 * own profile. A changed role ends the user's sessions; the last administrator keeps the role (V_07 on `user.role`).
 * V_01, V_02, V_12, V_14 on `user.…`, 409 V_06 on `user.email`, 404 UM_02.
 */
export async function updateUser(context: RequestContext, id: number, input: unknown): Promise<User> {
  authorize(context.viewer, canAccessUser(context.viewer, id));
  const changes = parseInput(updateUserInput, input, 'user');
  const { user, session } = await inTransaction(context, async (tx) => {
    const before = await loadUserForUpdate(tx, id);
    authorizeChanges(tx, before, changes);
    if (changes.id !== undefined && changes.id !== id) throw InvalidInput.of(Errors.invalid, 'user.id');
    if (changes.image && changes.image !== before.image) throw InvalidInput.of(Errors.invalid, 'user.image');
    const changedFields = [
      ...(await changeProfile(tx, before, changes)),
      ...(await changeEmail(tx, before, changes.email)),
      ...(await changeRole(tx, before, changes.role)),
    ];
    let renewed: NewSession | null = null;
    if (changedFields.includes('role')) renewed = await renewUserSessions(tx, id, context);
    if (changedFields.length > 0) {
      await tx.audit({ action: 'user.updated', subjectId: id, changedFields });
    }
    return { user: await loadUser(tx.em, id), session: renewed };
  });
  if (session) setSessionCookie(context, session);
  return user;
}
