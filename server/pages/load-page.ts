import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../shared/errors/index.ts';
import { Page, PageVersion } from './page.entity.ts';

/** The page outside the bin, locked until the transaction ends: one write at a time. 404 PM_01. */
export async function lockPage(em: EntityManager, pageID: number): Promise<Page> {
  const page = await em.findOne(Page, { id: pageID, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!page) throw new NotFound('PM_01');
  return page;
}

/** As `lockPage`, for several, in the order of their ids: who locks some of the same waits instead of dying. */
export async function lockPages(em: EntityManager, pageIDs: readonly number[]): Promise<Page[]> {
  const wanted = [...new Set(pageIDs)];
  const pages = await em.find(
    Page,
    { id: { $in: wanted }, deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (pages.length < wanted.length) throw new NotFound('PM_01');
  return pages;
}

/** As `lockPage`, for the page that a version belongs to. */
export async function lockPageOfVersion(em: EntityManager, versionID: number): Promise<Page> {
  const version = await em.findOne(PageVersion, { id: versionID }, { fields: ['pageId'] });
  if (!version) throw new NotFound('PM_01');
  return lockPage(em, version.pageId);
}

/** The page's newest version, the working one. */
export function loadNewestVersion(em: EntityManager, page: Page): Promise<PageVersion> {
  return em.findOneOrFail(PageVersion, { id: page.newestVersionId });
}
