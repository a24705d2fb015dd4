import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseCache } from '../shared/cache/index.ts';
import { query, sql } from '../shared/database/query.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'setting.changed': Record<never, never>;
  }
}

/** The name of the site in the language of a locale. */
export type LocalizedSiteName = { locale: string; name: string };

/** Settings of the site. Those missing from the table have their default value. */
export type SiteSettings = {
  siteName: string;
  /** Names in other languages; a locale without one has `siteName`. */
  siteNames: LocalizedSiteName[];
  contactPhone: string;
  /** Address that mails come from; empty: no-reply at the site's host. */
  mailSender: string;
  /** The default one has no prefix in paths; every other one, like `nl-nl`, is its own prefix. */
  availableLocales: string[];
  defaultLocale: string;
  /** Locales whose slugs may be typed; elsewhere they are derived from the title. */
  customSlugLocales: string[];
  /** Whether visitors keep seeing the last published version during a review. */
  keepLiveWhileRequested: boolean;
  /** Minutes without input after which the admin area signs out. */
  activityTimeout: number;
  /** Months after which an entry of the audit log is deleted; null keeps everything. */
  auditRetentionMonths: number | null;
};

/** Settings of a new installation. */
export const defaultSiteSettings: SiteSettings = {
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

async function readSettings(em: EntityManager): Promise<SiteSettings> {
  const [row] = await query(
    em,
    sql<{ settings: Partial<SiteSettings> | null }>`select jsonb_object_agg(key, value) as settings from setting`,
  );
  return { ...defaultSiteSettings, ...row?.settings };
}

const settingsByManager = new WeakMap<EntityManager, Promise<SiteSettings>>();

/** Makes `loadSettings` read the settings only once for this entity manager, for requests that change nothing. */
export function readSettingsOnce(em: EntityManager): void {
  settingsByManager.set(em, readSettings(em));
}

async function loadCachedSettings(em: EntityManager, cache: ResponseCache): Promise<SiteSettings> {
  const { body } = await cache.getOrCreate('settings', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(await readSettings(em))),
  }));
  return JSON.parse(body.toString()) as SiteSettings;
}

/** As `readSettingsOnce`, but from the response cache, which is valid until anything that visitors see changes. */
export function readCachedSettings(em: EntityManager, cache: ResponseCache): void {
  settingsByManager.set(em, loadCachedSettings(em, cache));
}

/** Returns the current settings, in one round trip. */
export function loadSettings(em: EntityManager): Promise<SiteSettings> {
  return settingsByManager.get(em) ?? readSettings(em);
}
