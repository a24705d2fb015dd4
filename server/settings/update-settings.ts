import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { type ErrorItem, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { checkSettings } from './check-settings.ts';
import { settingsInput } from './settings.input.ts';
import { loadSettings, type SiteSettings } from './settings.ts';
import { storeSettings } from './store-settings.ts';

/** Returns the locales that have pages outside the bin. */
async function findUsedLocales(em: EntityManager): Promise<string[]> {
  const rows = await query(em, sql<{ locale: string }>`select distinct locale from page where deleted_at is null`);
  return rows.map(({ locale }) => locale);
}

/** The default locale cannot change once a page exists, and a locale with pages cannot be removed. */
function checkUsedLocales(before: SiteSettings, after: SiteSettings, used: readonly string[]): ErrorItem[] {
  const errors: ErrorItem[] = [];
  if (used.length > 0 && before.defaultLocale !== after.defaultLocale)
    errors.push({ code: Errors.invalidState, property: 'settings.defaultLocale' });
  if (!used.every((locale) => after.availableLocales.includes(locale)))
    errors.push({ code: Errors.invalidState, property: 'settings.availableLocales' });
  return errors;
}

type SettingsChanges = z.output<typeof settingsInput>;

const valueOf = (settings: SettingsChanges, key: string): unknown => settings[key as keyof SettingsChanges];

/** Finds settings that differ from both the value the caller saw and the value the caller wants. */
const checkExpected = (
  stored: SiteSettings,
  { input, expected }: { input: SettingsChanges; expected: SettingsChanges },
): ErrorItem[] =>
  Object.entries(expected)
    .filter(([, value]) => value !== undefined)
    .filter(([key, value]) => ![value, valueOf(input, key)].some((one) => isDeepStrictEqual(one, valueOf(stored, key))))
    .map(([key]) => ({ code: Errors.invalidState, property: `settings.${key}` }));

const expectedInput = z.object({ expected: settingsInput });

/**
 * Changes settings of the site, on every node at once. manage-settings. `seen` has the settings that the caller last
 * saw: if one of them has changed since, nothing is stored. V_01, V_02, V_12, V_14 on `settings.…`; 409 V_07 on a
 * setting that has changed since it was seen, for another default locale although pages exist, and for removing a
 * locale with pages.
 */
export async function updateSettings(context: Context, input: unknown, seen: unknown = null): Promise<SiteSettings> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-settings'));
  const given = parseInput(settingsInput, input ?? {}, 'settings');
  const { expected } = parseInput(expectedInput, { expected: seen ?? {} }, 'settings');
  return inTransaction(context, async (tx) => {
    // One change at a time, and no new page meanwhile in a locale that is removed.
    await query(tx.em, sql`lock table setting in exclusive mode`);
    await query(tx.em, sql`lock table page in share row exclusive mode`);
    const before = await loadSettings(tx.em);
    const stale = checkExpected(before, { input: given, expected });
    if (stale.length > 0) throw new InvalidInput(stale);
    const after: SiteSettings = { ...before, ...given };
    const errors = [...checkSettings(after), ...checkUsedLocales(before, after, await findUsedLocales(tx.em))];
    if (errors.length > 0) throw new InvalidInput(errors);
    const changes = Object.fromEntries(
      Object.entries(given).filter(([key, value]) => !isDeepStrictEqual(value, before[key as keyof SiteSettings])),
    );
    if (Object.keys(changes).length > 0) await storeSettings(tx, changes);
    return after;
  });
}
