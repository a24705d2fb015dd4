import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, requiredText, textLimits } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, type Menu } from './menu.queries.ts';

/** A new menu: a name, unique in its locale regardless of case. */
export const createMenuInput = z.object({ name: requiredText(textLimits.name), locale: requiredText(20) });

/** Makes an empty menu that visitors do not see yet. manage-menu. V_01, V_12, V_14 on `menu.…`; 409 V_06 `menu.name`. */
export async function createMenu(context: Context, input: unknown): Promise<Menu> {
  authorize(context.viewer, canManageMenu(context.viewer));
  const { name, locale } = parseInput(createMenuInput, input ?? {}, 'menu');
  return inTransaction(context, async (tx) => {
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(locale)) throw InvalidInput.of('V_12', 'menu.locale');
    const author = tx.viewer?.id ?? null;
    const [row] = await query(
      tx.em,
      sql<{ id: number }>`insert into menu (name, locale, created_by, updated_by)
                          values (${name.trim()}, ${locale}, ${author}, ${author}) returning id`,
    );
    if (!row) throw new Error('no menu was made');
    await tx.audit({ action: 'menu.created', subjectType: 'menu', subjectId: row.id });
    await tx.emit({ name: 'menu.changed', menuID: row.id });
    return loadMenu(tx.em, row.id);
  });
}
