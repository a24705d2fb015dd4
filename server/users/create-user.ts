import { authorize, type Context } from '../shared/context.ts';
import { withStepFailure } from '../shared/database/with-step-failure.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadRole, lockUsersAndRoles } from './load-for-update.ts';
import { Profile, UserAccount } from './user.entity.ts';
import { createUserInput } from './user.input.ts';
import { canAssignRole } from './user.policy.ts';
import { loadUser, type User } from './user.queries.ts';
import type { z } from 'zod';

type NewUser = z.output<typeof createUserInput>;

async function insertUser({ em }: Transaction, { email, role, name, jobTitle, language }: NewUser): Promise<number> {
  const account = em.create(UserAccount, { email, roleId: role, passwordHash: null, active: false });
  await em.flush();
  em.create(Profile, {
    userId: account.id,
    name,
    jobTitle,
    imageHash: null,
    imageType: null,
    language: language ?? null,
  });
  await em.flush();
  return account.id;
}

/**
 * Creates an inactive user, who gets an activation mail. manage-users, for roles within the viewer's permissions. V_01,
 * V_02, V_12, V_14 on `user.…`, 409 V_06 on `user.email`, UM_09 when the database fails.
 */
export async function createUser(context: Context, input: unknown): Promise<User> {
  authorize(context.viewer, canAssignRole(context.viewer, { permissions: [] }));
  const parsed = parseInput(createUserInput, input, 'user');
  if (parsed.image) throw InvalidInput.of(Errors.invalid, 'user.image');
  return inTransaction(context, async (tx) => {
    await lockUsersAndRoles(tx);
    const role = await loadRole(tx, parsed.role, 'user.role');
    authorize(tx.viewer, canAssignRole(tx.viewer, role));
    const id = await withStepFailure(Errors.userCreationFailed, insertUser(tx, parsed));
    await tx.audit({ action: 'user.created', subjectId: id });
    await tx.emit({ name: 'user.created', userID: id });
    return loadUser(tx.em, id);
  });
}
