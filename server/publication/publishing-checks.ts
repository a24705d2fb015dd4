import type { EntityManager } from '@mikro-orm/postgresql';
import {
  contentFileIDs,
  type FieldedPart,
  fieldedParts,
  findLinks,
  isSlug,
  type Page,
  type PageVersion,
} from '../pages/index.ts';
import { loadFiles } from '../media/index.ts';
import type { Services } from '../shared/context.ts';
import type { ContentDefinitions } from '../shared/content-definition.ts';
import type { ErrorItem } from '../shared/errors/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { checkPart } from './check-part.ts';

function checkAnchors(version: PageVersion): ErrorItem[] {
  const seen = new Set<string>();
  return version.blocks.flatMap(({ anchorPoint, key }) => {
    const repeated = anchorPoint !== '' && seen.has(anchorPoint);
    seen.add(anchorPoint);
    return repeated ? [{ code: 'V_18' as const, property: `block.${key}.anchorPoint` }] : [];
  });
}

function checkPage(page: Page, version: PageVersion): ErrorItem[] {
  const errors: ErrorItem[] = [];
  if (version.title.trim() === '') errors.push({ code: 'V_01', property: 'page.title' });
  if (!isSlug(page.slug)) errors.push({ code: 'V_12', property: 'page.slug' });
  return errors;
}

function findParts(definitions: ContentDefinitions, page: Page, version: PageVersion): FieldedPart[] {
  const { pageType, blocks } = fieldedParts(definitions, version, page.type);
  return [pageType, ...blocks];
}

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
  const fileIDs = contentFileIDs(version, page.type);
  const files = await loadFiles(reader.em, fileIDs);
  const exists = (fileID: number): boolean => files.get(fileID)?.deletedAt === null;
  const errors = findParts(reader.services, page, version).flatMap(({ part }) =>
    [...Object.entries(part.images), ...Object.entries(part.files)].flatMap(([name, items]) =>
      items.every(({ fileID }) => exists(fileID)) ? [] : [{ code: 'V_12' as const, property: `${part.owner}.${name}` }],
    ),
  );
  if (version.seoImage && !exists(version.seoImage.fileID)) errors.push({ code: 'V_12', property: 'version.seoImage' });
  return errors;
}

type Reader = { em: EntityManager; services: Services };

/**
 * What stands in the way of publishing a version; empty when nothing does. Reads only: who publishes holds the files.
 * A taken slug cannot occur: its unique index refuses it earlier.
 */
export async function findPublishingErrors(reader: Reader, page: Page, version: PageVersion): Promise<ErrorItem[]> {
  return [
    ...checkPage(page, version),
    ...findParts(reader.services, page, version).flatMap(({ part, fields }) => checkPart(part, fields)),
    ...checkAnchors(version),
    ...(await checkLinks(reader, page, version)),
    ...(await checkFiles(reader, page, version)),
  ];
}
