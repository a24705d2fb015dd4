import type { z } from 'zod';
import { authorize } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { keepSession, type NewSession, renewSessionsOf } from '../sessions/index.ts';
import { voidAccountTokens } from './account-token.ts';
import { loadRole, loadUserForChange, requireAdministrator } from './load-for-change.ts';
import { Profile } from './user.entity.ts';
import { updateUserInput } from './user.input.ts';
import { canEditProfile, canEditUser, canGiveRole, canReachUser } from './user.policy.ts';
import { isEmailTaken, loadUser, normaliseEmail, type User } from './user.queries.ts';

type Changes = z.output<typeof updateUserInput>;

/** Whoever may not edit the user may send the address and role along, as long as they stay what they are. */
function authorizeChanges({ viewer }: Transaction, user: User, changes: Changes): void {
  const sameRole = changes.role === undefined || changes.role === user.role.id;
  const sameEmail = changes.email === undefined || changes.email === user.email;
  authorize(viewer, sameRole && sameEmail ? canEditProfile(viewer, user) : canEditUser(viewer, user));
}

async function changeProfile(tx: Transaction, user: User, changes: Changes): Promise<string[]> {
  const { name = user.name, jobTitle = user.jobTitle, language } = changes;
  const profile = await tx.em.findOneOrFail(Profile, { userId: user.id });
  const changed = [
    ...(name === user.name ? [] : ['name']),
    ...(jobTitle === user.jobTitle ? [] : ['jobTitle']),
    ...(language === undefined || language === profile.language ? [] : ['language']),
  ];
  tx.em.assign(profile, { name, jobTitle, ...(language !== undefined && { language }) });
  await tx.em.flush();
  return changed;
}

/** An address counts once it was confirmed from there; where the account is not activated yet, by activating it. */
async function changeEmail(tx: Transaction, user: User, email: string | undefined): Promise<string[]> {
  if (email === undefined || email === user.email) return [];
  if (await isEmailTaken(tx.em, email, user.id)) throw InvalidInput.of('V_06', 'user.email');
  const countsAtOnce = !user.active || normaliseEmail(email) === normaliseEmail(user.email);
  if (countsAtOnce) {
    await query(tx.em, sql`update "user" set email = ${email}, updated_at = now() where id = ${user.id}`);
    if (!user.active) await voidAccountTokens(tx.em, user.id);
    if (!user.active) await tx.emit({ name: 'user.created', userID: user.id });
    return ['email'];
  }
  await query(
    tx.em,
    sql`insert into email_change (user_id, email) values (${user.id}, ${email})
        on conflict (user_id) do update set email = excluded.email, asked_at = now()`,
  );
  await voidAccountTokens(tx.em, user.id, ['email']);
  await tx.emit({ name: 'user.email-change-asked', userID: user.id });
  return ['newEmail'];
}

async function changeRole(tx: Transaction, user: User, roleId: number | undefined): Promise<string[]> {
  if (roleId === undefined || roleId === user.role.id) return [];
  const role = await loadRole(tx, roleId, 'user.role');
  authorize(tx.viewer, canGiveRole(tx.viewer, role));
  await query(tx.em, sql`update "user" set role_id = ${roleId}, updated_at = now() where id = ${user.id}`);
  await requireAdministrator(tx, 'user.role');
  return ['role'];
}

/**
 * Changes what is given of a user. manage-users for users up to the own rights, everybody for the own profile.
 * A changed role ends the user's sessions; the last administrator keeps it (V_07 on `user.role`).
 * V_01, V_02, V_12, V_14 on `user.…`, 409 V_06 on `user.email`, 404 UM_02.
 */
export async function updateUser(context: EdgeContext, id: number, input: unknown): Promise<User> {
  authorize(context.viewer, canReachUser(context.viewer, id));
  const changes = parseInput(updateUserInput, input, 'user');
  const { user, session } = await inTransaction(context, async (tx) => {
    const before = await loadUserForChange(tx, id);
    authorizeChanges(tx, before, changes);
    if (changes.id !== undefined && changes.id !== id) throw InvalidInput.of('V_12', 'user.id');
    if (changes.image && changes.image !== before.image) throw InvalidInput.of('V_12', 'user.image');
    const changedFields = [
      ...(await changeProfile(tx, before, changes)),
      ...(await changeEmail(tx, before, changes.email)),
      ...(await changeRole(tx, before, changes.role)),
    ];
    let renewed: NewSession | null = null;
    if (changedFields.includes('role')) renewed = await renewSessionsOf(tx, id, context);
    if (changedFields.length > 0) {
      await tx.audit({ action: 'user.updated', subjectType: 'user', subjectId: id, changedFields });
    }
    return { user: await loadUser(tx.em, id), session: renewed };
  });
  if (session) keepSession(context, session);
  return user;
}
