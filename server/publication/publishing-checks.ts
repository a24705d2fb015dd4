import type { EntityManager } from '@mikro-orm/postgresql';
import { collectFileIDs, findLinks } from '../content/index.ts';
import { findExistingPageIDs, type Page, type PageVersion } from '../pages/index.ts';
import { loadFiles } from '../media/index.ts';
import type { Services } from '../shared/context.ts';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';
import { findContentErrors, findMissingFiles } from './content-checks.ts';

async function checkLinks(dependencies: Dependencies, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  const links = findLinks(dependencies.services, version, page.type);
  const existingIDs = await findExistingPageIDs(
    dependencies.em,
    links.map(({ pageID }) => pageID ?? 0),
  );
  return links
    .filter(({ pageID }) => pageID === null || !existingIDs.has(pageID))
    .map(({ property }) => ({ code: Errors.invalid, property }));
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
