import type { EntityManager } from '@mikro-orm/postgresql';
import { toPath } from '../pages/index.ts';
import { loadSettings, type Settings } from '../settings/index.ts';
import type { CachedAnswer, ResponseCache } from '../shared/cache/index.ts';
import { toPublicAnswer } from './send-answer.ts';

export type ManifestParts = {
  cache: ResponseCache;
  createManager: () => EntityManager;
  languageTagOf: (locale: string) => string;
  siteNameIn: (settings: Settings, locale: string) => string;
  /** Addresses of the site's sign. */
  icons: { drawn: string; small: string; middle: string; large: string; maskable: string };
  colour: string;
};

const headers = { 'content-type': 'application/manifest+json; charset=utf-8', 'x-content-type-options': 'nosniff' };

function describeIcons({ icons }: ManifestParts): object[] {
  return [
    { src: icons.drawn, sizes: 'any', type: 'image/svg+xml' },
    { src: icons.middle, sizes: '192x192', type: 'image/png' },
    { src: icons.large, sizes: '512x512', type: 'image/png' },
    { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

/** The site is not in that language. */
export const unknownManifest: CachedAnswer = { status: 404, headers: {}, body: Buffer.alloc(0), isForOne: true };

/** What a device needs to put the site among its programs. */
export async function makeManifest(parts: ManifestParts, locale: string): Promise<CachedAnswer> {
  const settings = await loadSettings(parts.createManager());
  const { availableLocales, defaultLocale } = settings;
  if (!availableLocales.includes(locale)) return unknownManifest;
  const home = toPath({ locale, slug: '/' }, defaultLocale);
  const manifest = {
    id: home,
    name: parts.siteNameIn(settings, locale),
    lang: parts.languageTagOf(locale),
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: parts.colour,
    theme_color: parts.colour,
    icons: describeIcons(parts),
  };
  return toPublicAnswer(200, JSON.stringify(manifest), headers);
}
