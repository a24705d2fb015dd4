import type { AddressRange, PublishedAddress } from '../published-pages/index.ts';
import { toPagePath } from '../content/index.ts';

/** Options for every address of a sitemap. */
export type SitemapSite = {
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  defaultLocale: string;
  /** 'nl-NL' of 'nl-nl' */
  languageTagOf: (locale: string) => string;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Path of a locale's sitemap file, counted from 1. */
const sitemapPath = (locale: string, number: number): string => `/sitemap-${locale}-${number}.xml`;

function alternates({ siblings }: PublishedAddress, { publicUrl, defaultLocale, languageTagOf }: SitemapSite): string {
  if (siblings.length < 2) return '';
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(new URL(path, publicUrl).href)}"/>`;
  const ownLinks = siblings.map((sibling) => link(languageTagOf(sibling.locale), toPagePath(sibling, defaultLocale)));
  const fallback = siblings.find(({ locale }) => locale === defaultLocale);
  return [...ownLinks, ...(fallback ? [link('x-default', toPagePath(fallback, defaultLocale))] : [])].join('');
}

/** Creates a sitemap of pages with their translations. */
export function writeSitemap(addresses: readonly PublishedAddress[], site: SitemapSite): string {
  const entries = addresses.map((address) => {
    const url = escape(new URL(toPagePath(address, site.defaultLocale), site.publicUrl).href);
    const changed = `<lastmod>${address.publishedAt.toISOString()}</lastmod>`;
    return `<url><loc>${url}</loc>${changed}${alternates(address, site)}</url>\n`;
  });
  const root = `urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${declaration}<${root}>\n${entries.join('')}</urlset>\n`;
}

/** Groups the runs by locale, in order. */
export const groupRunsByLocale = (runs: readonly AddressRange[]): Map<string, AddressRange[]> =>
  Map.groupBy(runs, ({ locale }) => locale);

/** Creates the index of all sitemaps. */
export function writeSitemapIndex(runs: readonly AddressRange[], publicUrl: string): string {
  const entries = [...groupRunsByLocale(runs)].flatMap(([locale, localeRuns]) =>
    localeRuns.map((_run, index) => `<sitemap><loc>${publicUrl}${sitemapPath(locale, index + 1)}</loc></sitemap>\n`),
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * Creates robots.txt. Images of pages are below the REST API and stay allowed. Rules are prefixes: without `$` the one
 * for /graphql would also match a page named graphql-explained.
 */
export const writeRobots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /cmsadmin$',
    'Disallow: /cmsadmin/',
    'Disallow: /graphql$',
    'Disallow: /graphql?',
    'Disallow: /api/',
    'Allow: /api/ximblox/medialib/get-page-file/',
    'Disallow: /_/preview/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
