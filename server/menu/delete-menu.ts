import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canManageMenu } from './menu.policy.ts';
import { lockMenu } from './menu.queries.ts';

/** Permanently deletes a menu, also from the site; returns its id. manage-menu. 404 V_12 on `menu.id`. */
export async function deleteMenu(context: Context, menuID: number): Promise<number> {
  authorize(context.viewer, canManageMenu(context.viewer));
  return inTransaction(context, async (tx) => {
    await lockMenu(tx.em, menuID);
    await query(tx.em, sql`delete from menu where id = ${menuID}`);
    await tx.audit({ action: 'menu.deleted', subjectId: menuID });
    await tx.emit({ name: 'menu.published', menuID });
    return menuID;
  });
}
