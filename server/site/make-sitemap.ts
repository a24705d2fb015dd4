import type { EntityManager } from '@mikro-orm/postgresql';
import { type AddressRun, listAddressRuns, listPublishedAddresses } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import type { CachedAnswer, ResponseCache } from '../shared/cache/index.ts';
import { toPublicAnswer } from './send-answer.ts';
import { runsByLocale, type SitemapSite, writeSitemap, writeSitemapIndex } from './sitemap.ts';

export type SitemapParts = Omit<SitemapSite, 'defaultLocale'> & {
  cache: ResponseCache;
  createManager: () => EntityManager;
  /** Addresses in one file, at most: beyond them there is an index, with files for each locale. */
  addressesPerFile: number;
};

const xml = { 'content-type': 'application/xml; charset=utf-8', 'x-content-type-options': 'nosniff' };

async function write(runs: readonly AddressRun[], { createManager, ...parts }: SitemapParts): Promise<string> {
  const em = createManager();
  const { defaultLocale } = await loadSettings(em);
  const addresses = [];
  for (const run of runs) addresses.push(...(await listPublishedAddresses(em, run)));
  return writeSitemap(addresses, { ...parts, defaultLocale });
}

/** Where the runs begin, as they are kept in the cache: asking for files that there are not must cost nothing. */
async function loadRuns({ cache, createManager, addressesPerFile }: SitemapParts): Promise<AddressRun[]> {
  const { body } = await cache.answer('sitemap-runs', async () => {
    const runs = await listAddressRuns(createManager(), addressesPerFile);
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(runs)) };
  });
  return JSON.parse(body.toString()) as AddressRun[];
}

/** All addresses in one file, ordered by locale, as long as they fit. */
export async function makeSitemap(parts: SitemapParts): Promise<CachedAnswer> {
  const runs = await loadRuns(parts);
  const total = runs.reduce((sum, { count }) => sum + count, 0);
  const isSmall = total <= parts.addressesPerFile;
  return toPublicAnswer(200, isSmall ? await write(runs, parts) : writeSitemapIndex(runs, parts.publicUrl), xml);
}

/** There is no such file. */
export const unknownSitemap: CachedAnswer = { status: 404, headers: {}, body: Buffer.alloc(0), isForOne: true };

/** The addresses of one locale, the `number`th run of them counted from 1. */
export async function makeSitemapOfRun(parts: SitemapParts, locale: string, number: number): Promise<CachedAnswer> {
  const run = runsByLocale(await loadRuns(parts)).get(locale)?.[number - 1];
  return run ? toPublicAnswer(200, await write([run], parts), xml) : unknownSitemap;
}
