import { z } from 'zod';
import type { InternalLink, LinkValue } from '../content/index.ts';
import { resolveLinks } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { flattenMenuItems, mapMenuItemLinks, type MenuItem, menuItemsInput } from './menu-item.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, lockMenu, type Menu } from './menu.queries.ts';

/** Body for storing a menu; `revision` is the revision that the items are based on. */
export const storeMenuInput = z.object({
  id: idInput.optional(),
  revision: z.int().min(0).nullish(),
  items: menuItemsInput,
});

const toInternalLink = ({ value, pageID }: LinkValue): InternalLink => ({
  path: value.startsWith('/') ? value : `/${value}`,
  pageID: pageID ?? null,
});

/** Whether an internal link has a page or slug; the slug of the root is '/'. */
const isChosen = ({ kind, value, pageID }: LinkValue): boolean =>
  kind === 'internal' && (value !== '' || typeof pageID === 'number');

/** Sets the page id of every internal link, so that links survive slug changes. */
async function resolveItems(tx: Transaction, items: readonly MenuItem[], locale: string): Promise<MenuItem[]> {
  const links = flattenMenuItems(items).flatMap(({ link }) => (link && isChosen(link) ? toInternalLink(link) : []));
  const { defaultLocale } = await loadSettings(tx.em);
  const resolve = await resolveLinks(tx.em, links, { locale, defaultLocale });
  return mapMenuItemLinks(items, (link) =>
    isChosen(link) ? { ...link, pageID: resolve(toInternalLink(link))?.pageID ?? null } : link,
  );
}

/**
 * Stores a menu's draft; visitors see it once it is published. manage-menu. 404 V_12 on `menu.id`;
 * V_12 and V_14 on `menu.items.…`; 409 V_07 on `menu.revision` if the items are based on another revision.
 */
export async function storeMenu(context: Context, menuID: number, input: unknown): Promise<Menu> {
  authorize(context.viewer, canManageMenu(context.viewer));
  const { id: bodyID, revision, items } = parseInput(storeMenuInput, input ?? {}, 'menu');
  if (bodyID !== undefined && bodyID !== menuID) throw InvalidInput.of(Errors.invalid, 'menu.id');
  return inTransaction(context, async (tx) => {
    const menu = await lockMenu(tx.em, menuID);
    if (typeof revision === 'number' && revision !== menu.revision)
      throw InvalidInput.of(Errors.invalidState, 'menu.revision');
    const resolved = JSON.stringify(await resolveItems(tx, items, menu.locale));
    await query(
      tx.em,
      sql`update menu set draft_items = ${resolved}::jsonb, revision = revision + 1, updated_at = now(),
                 updated_by = ${tx.viewer?.id ?? null} where id = ${menuID}`,
    );
    await tx.audit({ action: 'menu.stored', subjectId: menuID, changedFields: ['items'] });
    await tx.emit({ name: 'menu.changed', menuID });
    return loadMenu(tx.em, menuID);
  });
}
