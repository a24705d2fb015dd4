import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { Page, PageVersion } from './page.entity.ts';

/** Returns a page outside the bin, locked for writing until the transaction ends. 404 PM_01. */
export async function lockPage(em: EntityManager, pageID: number): Promise<Page> {
  const page = await em.findOne(Page, { id: pageID, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!page) throw new NotFound(Errors.pageNotFound);
  return page;
}

/** Like `lockPage`, for several pages, always in the order of their ids to avoid deadlocks. */
export async function lockPages(em: EntityManager, pageIDs: readonly number[]): Promise<Page[]> {
  const uniqueIDs = [...new Set(pageIDs)];
  const pages = await em.find(
    Page,
    { id: { $in: uniqueIDs }, deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (pages.length < uniqueIDs.length) throw new NotFound(Errors.pageNotFound);
  return pages;
}

/** Like `lockPage`, for the page of a version. */
export async function lockPageOfVersion(em: EntityManager, versionID: number): Promise<Page> {
  const version = await em.findOne(PageVersion, { id: versionID }, { fields: ['pageId'] });
  if (!version) throw new NotFound(Errors.pageNotFound);
  return lockPage(em, version.pageId);
}

/** Returns the newest version of a page. */
export function loadNewestVersion(em: EntityManager, page: Page): Promise<PageVersion> {
  return em.findOneOrFail(PageVersion, { id: page.newestVersionId });
}
