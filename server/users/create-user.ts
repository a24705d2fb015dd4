import { authorize, type Context } from '../shared/context.ts';
import { orFail } from '../shared/database/or-fail.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadRole, lockStaff } from './load-for-change.ts';
import { Profile, UserAccount } from './user.entity.ts';
import { createUserInput } from './user.input.ts';
import { canGiveRole } from './user.policy.ts';
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
 * Makes an inactive user, who gets a mail to activate the account with. Permission manage-users, and no role beyond
 * the own rights. V_01, V_02, V_12, V_14 on `user.…`, 409 V_06 on `user.email`, UM_09 where the database fails.
 */
export async function createUser(context: Context, input: unknown): Promise<User> {
  authorize(context.viewer, canGiveRole(context.viewer, { permissions: [] }));
  const parsed = parseInput(createUserInput, input, 'user');
  if (parsed.image) throw InvalidInput.of('V_12', 'user.image');
  return inTransaction(context, async (tx) => {
    await lockStaff(tx);
    const role = await loadRole(tx, parsed.role, 'user.role');
    authorize(tx.viewer, canGiveRole(tx.viewer, role));
    const id = await orFail('UM_09', insertUser(tx, parsed));
    await tx.audit({ action: 'user.created', subjectType: 'user', subjectId: id });
    await tx.emit({ name: 'user.created', userID: id });
    return loadUser(tx.em, id);
  });
}
