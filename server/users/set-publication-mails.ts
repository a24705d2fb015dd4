import { type Context, requireViewer } from '../shared/context.ts';
import { inTransaction } from '../shared/transaction.ts';
import { Profile } from './user.entity.ts';
import { loadUser, type User } from './user.queries.ts';

/** Switches the signed-in user's mails about publication requests on or off. Signed in. */
export async function setPublicationMails(context: Context, enabled: boolean): Promise<User> {
  const { id } = requireViewer(context);
  return inTransaction(context, async (tx) => {
    const profile = await tx.em.findOneOrFail(Profile, { userId: id });
    if (profile.publicationMails !== enabled) {
      tx.em.assign(profile, { publicationMails: enabled });
      await tx.em.flush();
      await tx.audit({
        action: 'user.updated',
        subjectId: id,
        changedFields: ['publicationMails'],
      });
    }
    return loadUser(tx.em, id);
  });
}
