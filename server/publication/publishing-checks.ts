import type { EntityManager } from '@mikro-orm/postgresql';
import { contentFileIDs, findLinks, type Page, type PageVersion } from '../pages/index.ts';
import { loadFiles } from '../media/index.ts';
import type { Services } from '../shared/context.ts';
import type { ErrorItem } from '../shared/errors/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { findContentErrors, findMissingFiles } from './content-checks.ts';

async function checkLinks(reader: Reader, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  const links = findLinks(reader.services, version, page.type);
  const wanted = links.map(({ pageID }) => pageID ?? 0);
  const rows = await query(
    reader.em,
    sql<{ id: number }>`select id from page where id = any(${wanted}::int[]) and deleted_at is null`,
  );
  const known = new Set(rows.map(({ id }) => id));
  return links
    .filter(({ pageID }) => pageID === null || !known.has(pageID))
    .map(({ property }) => ({ code: 'V_12', property }));
}

async function checkFiles(reader: Reader, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  const files = await loadFiles(reader.em, contentFileIDs(version, page.type));
  return findMissingFiles(version, page.type, (fileID) => files.get(fileID)?.deletedAt === null);
}

type Reader = { em: EntityManager; services: Services };

/**
 * What stands in the way of publishing a version; empty when nothing does. Reads only: who publishes holds the files.
 * A taken slug cannot occur: its unique index refuses it earlier.
 */
export async function findPublishingErrors(reader: Reader, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  return [
    ...findContentErrors(reader.services, page, version),
    ...(await checkLinks(reader, page, version)),
    ...(await checkFiles(reader, page, version)),
  ];
}
