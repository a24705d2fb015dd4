import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, lockMenu, type Menu } from './menu.queries.ts';

/**
 * Undoes the last publication of a menu: restores the previously published menu, or none; the draft stays. manage-menu.
 * 404 V_12 on `menu.id`; 409 V_07 on `menu.published` if the menu is not published.
 */
export async function undoMenuPublication(context: Context, menuID: number): Promise<Menu> {
  authorize(context.viewer, canManageMenu(context.viewer));
  return inTransaction(context, async (tx) => {
    await lockMenu(tx.em, menuID);
    const [undone] = await query(
      tx.em,
      sql<{ id: number }>`
        update menu_publication set undone_at = now()
         where id = (select max(id) from menu_publication where menu_id = ${menuID} and undone_at is null)
        returning id`,
    );
    if (!undone) throw InvalidInput.of(Errors.invalidState, 'menu.published');
    await tx.audit({ action: 'menu.publication-undone', subjectId: menuID });
    await tx.emit({ name: 'menu.published', menuID });
    return loadMenu(tx.em, menuID);
  });
}
