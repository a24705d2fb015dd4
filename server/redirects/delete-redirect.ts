import { canEditPage, lockPage } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { findRedirect, type Redirect } from './redirect.queries.ts';

/** Deletes a redirect and returns it. edit-page for its page; 404 V_12 on `redirect.id`. */
export async function deleteRedirect(context: Context, redirectID: number): Promise<Redirect> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const redirect = await findRedirect(tx.em, redirectID);
    if (!redirect) throw new NotFound(Errors.invalid, 'redirect.id');
    authorize(tx.viewer, canEditPage(tx.viewer, await lockPage(tx.em, redirect.pageID)));
    const deleted = await query(tx.em, sql`delete from redirect where id = ${redirectID} returning id`);
    if (deleted.length === 0) throw new NotFound(Errors.invalid, 'redirect.id');
    await tx.audit({ action: 'redirect.deleted', subjectId: redirectID });
    await tx.emit({ name: 'redirect.changed', pageID: redirect.pageID });
    return { ...redirect, active: false };
  });
}
