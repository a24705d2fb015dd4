import type { EntityManager } from '@mikro-orm/postgresql';
import { collectFileIDs, findLinks } from '../content/index.ts';
import type { Page, PageVersion } from '../pages/index.ts';
import { loadFiles } from '../media/index.ts';
import type { Services } from '../shared/context.ts';
import type { ErrorItem } from '../shared/errors/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { findContentErrors, findMissingFiles } from './content-checks.ts';

async function checkLinks(dependencies: Dependencies, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  const links = findLinks(dependencies.services, version, page.type);
  const linkedIDs = links.map(({ pageID }) => pageID ?? 0);
  const rows = await query(
    dependencies.em,
    sql<{ id: number }>`select id from page where id = any(${linkedIDs}::int[]) and deleted_at is null`,
  );
  const existingIDs = new Set(rows.map(({ id }) => id));
  return links
    .filter(({ pageID }) => pageID === null || !existingIDs.has(pageID))
    .map(({ property }) => ({ code: 'V_12', property }));
}

async function checkFiles(dependencies: Dependencies, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  const files = await loadFiles(dependencies.em, collectFileIDs(version, page.type));
  return findMissingFiles(version, page.type, (fileID) => files.get(fileID)?.deletedAt === null);
}

type Dependencies = { em: EntityManager; services: Services };

/**
 * Returns the errors that block publishing a version. Only reads: the caller that publishes locks the files.
 * Does not check for a taken slug: a unique index prevents it.
 */
export async function findPublishingErrors(
  dependencies: Dependencies,
  page: Page,
  version: PageVersion,
): Promise<ErrorItem[]> {
  return [
    ...findContentErrors(dependencies.services, page, version),
    ...(await checkLinks(dependencies, page, version)),
    ...(await checkFiles(dependencies, page, version)),
  ];
}
