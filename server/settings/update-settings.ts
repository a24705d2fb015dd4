import type { EntityManager } from '@mikro-orm/postgresql';
import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { type ErrorItem, InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { checkSettings } from './check-settings.ts';
import { settingsInput } from './settings.input.ts';
import { loadSettings, type Settings } from './settings.ts';
import { storeSettings } from './store-settings.ts';

/** The locales that have pages outside the bin. */
async function findUsedLocales(em: EntityManager): Promise<string[]> {
  const rows = await query(em, sql<{ locale: string }>`select distinct locale from page where deleted_at is null`);
  return rows.map(({ locale }) => locale);
}

/** The default locale is fixed once a page exists; a locale with pages stays. */
function checkUse(before: Settings, after: Settings, used: readonly string[]): ErrorItem[] {
  const errors: ErrorItem[] = [];
  if (used.length > 0 && before.defaultLocale !== after.defaultLocale)
    errors.push({ code: 'V_07', property: 'settings.defaultLocale' });
  if (!used.every((locale) => after.availableLocales.includes(locale)))
    errors.push({ code: 'V_07', property: 'settings.availableLocales' });
  return errors;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Changes settings of the site; every node has them at once. manage-settings.
 * V_01, V_02, V_12, V_14 on `settings.…`; 409 V_07 where the default locale changes although pages exist, or a locale
 * with pages would go.
 */
export async function updateSettings(context: Context, input: unknown): Promise<Settings> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-settings'));
  const given = parseInput(settingsInput, input ?? {}, 'settings');
  return inTransaction(context, async (tx) => {
    // One change at a time, and no page is made meanwhile in a locale that goes.
    await query(tx.em, sql`lock table setting in exclusive mode`);
    await query(tx.em, sql`lock table page in share row exclusive mode`);
    const before = await loadSettings(tx.em);
    const after: Settings = { ...before, ...given };
    const errors = [...checkSettings(after), ...checkUse(before, after, await findUsedLocales(tx.em))];
    if (errors.length > 0) throw new InvalidInput(errors);
    const changes = Object.fromEntries(
      Object.entries(given).filter(([key, value]) => !isSame(value, before[key as keyof Settings])),
    );
    if (Object.keys(changes).length > 0) await storeSettings(tx, changes);
    return after;
  });
}
