import type { EntityManager } from '@mikro-orm/postgresql';
import { toPagePath } from '../content/index.ts';
import { loadSettings, type SiteSettings } from '../settings/index.ts';
import type { CachedResponse, ResponseCache } from '../shared/cache/index.ts';
import { toPublicResponse } from './send-cached-response.ts';

/** What the web app manifest is created from. */
export type ManifestOptions = {
  cache: ResponseCache;
  createManager: () => EntityManager;
  languageTagOf: (locale: string) => string;
  siteNameIn: (settings: SiteSettings, locale: string) => string;
  /** URLs of the site's icon. */
  icons: { svg: string; small: string; medium: string; large: string; maskable: string };
  colour: string;
};

const headers = { 'content-type': 'application/manifest+json; charset=utf-8', 'x-content-type-options': 'nosniff' };

function describeIcons({ icons }: ManifestOptions): object[] {
  return [
    { src: icons.svg, sizes: 'any', type: 'image/svg+xml' },
    { src: icons.medium, sizes: '192x192', type: 'image/png' },
    { src: icons.large, sizes: '512x512', type: 'image/png' },
    { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

/** The site does not have this locale. */
export const manifestNotFound: CachedResponse = { status: 404, headers: {}, body: Buffer.alloc(0), isPrivate: true };

/** Creates the web app manifest of a locale. */
export async function makeManifest(options: ManifestOptions, locale: string): Promise<CachedResponse> {
  const settings = await loadSettings(options.createManager());
  const { availableLocales, defaultLocale } = settings;
  if (!availableLocales.includes(locale)) return manifestNotFound;
  const homePath = toPagePath({ locale, slug: '/' }, defaultLocale);
  const manifest = {
    id: homePath,
    name: options.siteNameIn(settings, locale),
    lang: options.languageTagOf(locale),
    start_url: homePath,
    scope: '/',
    display: 'browser',
    background_color: options.colour,
    theme_color: options.colour,
    icons: describeIcons(options),
  };
  return toPublicResponse(200, JSON.stringify(manifest), headers);
}
