import { findExistingPageIDs } from '../pages/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { type ErrorItem, InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { findMenuItemErrors, flattenMenuItems, type MenuItem } from './menu-item.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, lockMenu, type Menu } from './menu.queries.ts';

function checkItem(item: MenuItem, pages: ReadonlySet<number>): ErrorItem[] {
  const { key, link } = item;
  const isLost = link?.kind === 'internal' && !pages.has(link.pageID ?? 0);
  return isLost ? [{ code: Errors.invalid, property: `menu.${key}.link` }] : findMenuItemErrors(item);
}

/**
 * Publishes a menu's draft. manage-menu. 404 V_12 on `menu.id`; V_01 on `menu.<key>.label`; on `menu.<key>.link` V_13
 * for a malformed link and V_12 for a page that does not exist.
 */
export async function publishMenu(context: Context, menuID: number): Promise<Menu> {
  authorize(context.viewer, canManageMenu(context.viewer));
  return inTransaction(context, async (tx) => {
    const { items } = await lockMenu(tx.em, menuID);
    const all = flattenMenuItems(items);
    const pages = await findExistingPageIDs(
      tx.em,
      all.flatMap(({ link }) => link?.pageID ?? []),
    );
    const errors = all.flatMap((item) => checkItem(item, pages));
    if (errors.length > 0) throw new InvalidInput(errors);
    await query(
      tx.em,
      sql`insert into menu_publication (menu_id, items, published_by)
          select id, draft_items, ${tx.viewer?.id ?? null}::int from menu where id = ${menuID}`,
    );
    await tx.audit({ action: 'menu.published', subjectId: menuID });
    await tx.emit({ name: 'menu.published', menuID });
    return loadMenu(tx.em, menuID);
  });
}
