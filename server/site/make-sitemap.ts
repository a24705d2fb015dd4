import type { EntityManager } from '@mikro-orm/postgresql';
import { type AddressRange, listAddressRanges, listPublishedAddresses } from '../published-pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import type { CachedResponse, ResponseCache } from '../shared/cache/index.ts';
import { toPublicResponse } from './send-cached-response.ts';
import { groupRunsByLocale, type SitemapSite, writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** What sitemaps are created from. */
export type SitemapRouteOptions = Omit<SitemapSite, 'defaultLocale'> & {
  cache: ResponseCache;
  createManager: () => EntityManager;
  /** Maximum number of addresses in one file; above it there is an index with files for each locale. */
  addressesPerFile: number;
};

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8', 'x-content-type-options': 'nosniff' };

async function renderSitemap(
  runs: readonly AddressRange[],
  { createManager, ...options }: SitemapRouteOptions,
): Promise<string> {
  const em = createManager();
  const { defaultLocale } = await loadSettings(em);
  const addresses = [];
  for (const run of runs) addresses.push(...(await listPublishedAddresses(em, run)));
  return writeSitemap(addresses, { ...options, defaultLocale });
}

/** The runs of addresses, cached because requests for missing files must be cheap. */
async function loadRuns({ cache, createManager, addressesPerFile }: SitemapRouteOptions): Promise<AddressRange[]> {
  const { body } = await cache.getOrCreate('sitemap-runs', async () => {
    const runs = await listAddressRanges(createManager(), addressesPerFile);
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(runs)) };
  });
  return JSON.parse(body.toString()) as AddressRange[];
}

/** Creates the sitemap with all addresses ordered by locale, or an index if they do not fit. */
export async function makeSitemap(options: SitemapRouteOptions): Promise<CachedResponse> {
  const runs = await loadRuns(options);
  const total = runs.reduce((sum, { count }) => sum + count, 0);
  const fitsOneFile = total <= options.addressesPerFile;
  return toPublicResponse(
    200,
    fitsOneFile ? await renderSitemap(runs, options) : writeSitemapIndex(runs, options.publicUrl),
    xmlHeaders,
  );
}

/** No such sitemap. */
export const sitemapNotFound: CachedResponse = { status: 404, headers: {}, body: Buffer.alloc(0), isPrivate: true };

/** Creates the sitemap file with the `number`th run of a locale, counted from 1. */
export async function makeSitemapFile(
  options: SitemapRouteOptions,
  locale: string,
  number: number,
): Promise<CachedResponse> {
  const run = groupRunsByLocale(await loadRuns(options)).get(locale)?.[number - 1];
  return run ? toPublicResponse(200, await renderSitemap([run], options), xmlHeaders) : sitemapNotFound;
}
