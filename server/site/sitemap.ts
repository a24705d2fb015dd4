import { type AddressRun, type PublishedAddress, toPath } from '../pages/index.ts';

/** What every address of a sitemap is made with. */
export type SitemapSite = {
  /** The site's outside address, without a trailing slash. */
  publicUrl: string;
  defaultLocale: string;
  /** 'nl-NL' of 'nl-nl' */
  languageTagOf: (locale: string) => string;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Path of the sitemap of one run: the locale's number `number`, counted from 1. */
const sitemapPath = (locale: string, number: number): string => `/sitemap-${locale}-${number}.xml`;

function alternates({ siblings }: PublishedAddress, { publicUrl, defaultLocale, languageTagOf }: SitemapSite): string {
  if (siblings.length < 2) return '';
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(new URL(path, publicUrl).href)}"/>`;
  const own = siblings.map((sibling) => link(languageTagOf(sibling.locale), toPath(sibling, defaultLocale)));
  const fallback = siblings.find(({ locale }) => locale === defaultLocale);
  return [...own, ...(fallback ? [link('x-default', toPath(fallback, defaultLocale))] : [])].join('');
}

/** A sitemap of pages, each with its translations. */
export function writeSitemap(addresses: readonly PublishedAddress[], site: SitemapSite): string {
  const entries = addresses.map((address) => {
    const place = escape(new URL(toPath(address, site.defaultLocale), site.publicUrl).href);
    const changed = `<lastmod>${address.publishedAt.toISOString()}</lastmod>`;
    return `<url><loc>${place}</loc>${changed}${alternates(address, site)}</url>\n`;
  });
  const root = `urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${declaration}<${root}>\n${entries.join('')}</urlset>\n`;
}

/** The runs of each locale, in their order. */
export const runsByLocale = (runs: readonly AddressRun[]): Map<string, AddressRun[]> =>
  Map.groupBy(runs, ({ locale }) => locale);

/** The list of all sitemaps. */
export function writeSitemapIndex(runs: readonly AddressRun[], publicUrl: string): string {
  const entries = [...runsByLocale(runs)].flatMap(([locale, own]) =>
    own.map((_run, index) => `<sitemap><loc>${publicUrl}${sitemapPath(locale, index + 1)}</loc></sitemap>\n`),
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * What search engines are asked to leave alone; pictures of pages lie below the REST layer's address. A rule is for all
 * that begins with it: without its end the one for /graphql would be for a page named graphql-explained too.
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
    'Disallow: /_/search/suggestions',
    'Disallow: /_/preview/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
