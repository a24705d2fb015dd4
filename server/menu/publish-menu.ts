import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { findItemErrors, flattenItems, type MenuItem } from './menu-item.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, lockMenu, type Menu } from './menu.queries.ts';

async function findPages(tx: Transaction, items: readonly MenuItem[]): Promise<Set<number>> {
  const wanted = items.flatMap(({ link }) => link?.pageID ?? []);
  const rows = await query(
    tx.em,
    sql<{ id: number }>`select id from page where id = any(${wanted}::int[]) and deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}

function checkItem(item: MenuItem, pages: ReadonlySet<number>): ErrorItem[] {
  const { key, link } = item;
  const isLost = link?.kind === 'internal' && !pages.has(link.pageID ?? 0);
  return isLost ? [{ code: 'V_12', property: `menu.${key}.link` }] : findItemErrors(item);
}

/**
 * Shows a menu's draft to visitors. manage-menu. 404 V_12 `menu.id`; on `menu.<key>.label` V_01,
 * on `menu.<key>.link` V_13 for an ill-formed link and V_12 for a page that is gone.
 */
export async function publishMenu(context: Context, menuID: number): Promise<Menu> {
  authorize(context.viewer, canManageMenu(context.viewer));
  return inTransaction(context, async (tx) => {
    const { items } = await lockMenu(tx.em, menuID);
    const all = flattenItems(items);
    const pages = await findPages(tx, all);
    const errors = all.flatMap((item) => checkItem(item, pages));
    if (errors.length > 0) throw new InvalidInput(errors);
    await query(
      tx.em,
      sql`insert into menu_publication (menu_id, items, published_by)
          select id, draft_items, ${tx.viewer?.id ?? null}::int from menu where id = ${menuID}`,
    );
    await tx.audit({ action: 'menu.published', subjectType: 'menu', subjectId: menuID });
    await tx.emit({ name: 'menu.published', menuID });
    return loadMenu(tx.em, menuID);
  });
}
