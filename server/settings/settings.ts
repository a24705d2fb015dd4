import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseCache } from '../shared/cache/index.ts';
import { query, sql } from '../shared/database/query.ts';

/** The name of the site in the language of a locale. */
export type LocalName = { locale: string; name: string };

/** Settings of the site; what the table does not hold has its default here. */
export type Settings = {
  siteName: string;
  /** Names in other languages; a locale without one has `siteName`. */
  siteNames: LocalName[];
  contactPhone: string;
  /** Address that mails come from; empty: no-reply at the site's host. */
  mailSender: string;
  /** The default one is unprefixed; every other has the form `nl-nl`, which is its prefix in a path. */
  availableLocales: string[];
  defaultLocale: string;
  /** Locales whose slug may be typed; elsewhere it follows from the title. */
  customSlugLocales: string[];
  /** Whether visitors go on seeing the last published version while a request is open. */
  keepLiveWhileRequested: boolean;
  /** Minutes without input after which the admin area signs out. */
  activityTimeout: number;
  /** Months after which an entry of the audit log is deleted; null keeps everything. */
  auditRetentionMonths: number | null;
};

/** Of an installation in which none was changed. */
export const defaultSettings: Settings = {
  siteName: 'Ximblox',
  siteNames: [],
  contactPhone: '',
  mailSender: '',
  availableLocales: ['en'],
  defaultLocale: 'en',
  customSlugLocales: ['en'],
  keepLiveWhileRequested: true,
  activityTimeout: 60,
  auditRetentionMonths: null,
};

async function readSettings(em: EntityManager): Promise<Settings> {
  const [row] = await query(
    em,
    sql<{ settings: Partial<Settings> | null }>`select jsonb_object_agg(key, value) as settings from setting`,
  );
  return { ...defaultSettings, ...row?.settings };
}

const readOnce = new WeakMap<EntityManager, Promise<Settings>>();

/** From here on this manager reads the settings a single time: for an answer that only reads. */
export function readSettingsOnce(em: EntityManager): void {
  readOnce.set(em, readSettings(em));
}

async function loadKeptSettings(em: EntityManager, cache: ResponseCache): Promise<Settings> {
  const { body } = await cache.answer('settings', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(await readSettings(em))),
  }));
  return JSON.parse(body.toString()) as Settings;
}

/** As `readSettingsOnce`, from what is kept for all answers to visitors until anything that they see changes. */
export function readKeptSettings(em: EntityManager, cache: ResponseCache): void {
  readOnce.set(em, loadKeptSettings(em, cache));
}

/** The settings of this moment, in one round trip. */
export function loadSettings(em: EntityManager): Promise<Settings> {
  return readOnce.get(em) ?? readSettings(em);
}
