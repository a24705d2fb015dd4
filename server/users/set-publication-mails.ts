import { type Context, requireViewer } from '../shared/context.ts';
import { inTransaction } from '../shared/transaction.ts';
import { Profile } from './user.entity.ts';
import { loadUser, type User } from './user.queries.ts';

/** Switches the signed-in user's mails about requests for publication on or off. Signed in. */
export async function setPublicationMails(context: Context, wanted: boolean): Promise<User> {
  const { id } = requireViewer(context);
  return inTransaction(context, async (tx) => {
    const profile = await tx.em.findOneOrFail(Profile, { userId: id });
    if (profile.publicationMails !== wanted) {
      tx.em.assign(profile, { publicationMails: wanted });
      await tx.em.flush();
      await tx.audit({
        action: 'user.updated',
        subjectType: 'user',
        subjectId: id,
        changedFields: ['publicationMails'],
      });
    }
    return loadUser(tx.em, id);
  });
}
