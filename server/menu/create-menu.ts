import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, requiredTextInput, textLimits, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, type Menu } from './menu.queries.ts';

/** The name must be unique in its locale, ignoring case. */
export const createMenuInput = z.object({ name: requiredTextInput(textLimits.name), locale: requiredTextInput(20) });

/** Creates an empty, unpublished menu. manage-menu. V_01, V_12, V_14 on `menu.…`; 409 V_06 on `menu.name`. */
export async function createMenu(context: Context, input: unknown): Promise<Menu> {
  authorize(context.viewer, canManageMenu(context.viewer));
  const { name, locale } = parseInput(createMenuInput, input ?? {}, 'menu');
  return inTransaction(context, async (tx) => {
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(locale)) throw InvalidInput.of(Errors.invalid, 'menu.locale');
    const author = tx.viewer?.id ?? null;
    const [row] = await query(
      tx.em,
      sql<{ id: number }>`insert into menu (name, locale, created_by, updated_by)
                          values (${name.trim()}, ${locale}, ${author}, ${author}) returning id`,
    );
    if (!row) throw new Error('No menu was inserted');
    await tx.audit({ action: 'menu.created', subjectId: row.id });
    await tx.emit({ name: 'menu.changed', menuID: row.id });
    return loadMenu(tx.em, row.id);
  });
}
