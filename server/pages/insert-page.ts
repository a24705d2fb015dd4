import { loadSettings } from '../settings/index.ts';
import { authorize } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { Page, type PageVersion } from './page.entity.ts';
import { canCreatePage } from './page.policy.ts';
import type { VersionContent } from './version-content.ts';
import { writeVersion } from './write-version.ts';

export type NewPage = {
  page: Pick<Page, 'title' | 'slug' | 'locale' | 'type' | 'typeData'>;
  content: VersionContent;
  /** The group of the pages that it translates; null begins one of its own. */
  siblingGroupId: number | null;
};

/** A page's translations share a group. */
export async function createSiblingGroup(tx: Transaction): Promise<number> {
  const [row] = await query(tx.em, sql<{ id: number }>`insert into sibling_group default values returning id`);
  if (!row) throw new Error('no sibling group was made');
  return row.id;
}

async function insertRow(tx: Transaction, fields: NewPage['page'], siblingGroupId: number): Promise<Page> {
  const page = tx.em.create(Page, {
    ...fields,
    siblingGroupId,
    newestVersionId: null,
    liveVersionId: null,
    publishedVersionId: null,
    publicationId: null,
    createdBy: tx.viewer?.id ?? null,
    updatedBy: tx.viewer?.id ?? null,
    deletedAt: null,
  });
  await tx.em.flush();
  return page;
}

/**
 * Writes a page and its first version, for who may create such a page. Audit row and event are the caller's.
 * V_12 on `page.locale` that is not available; 409 V_06 on `page.slug` or `page.locale` where taken.
 */
export async function insertPage(
  tx: Transaction,
  { page, content, siblingGroupId }: NewPage,
): Promise<{ page: Page; version: PageVersion }> {
  authorize(tx.viewer, canCreatePage(tx.viewer, page));
  const { availableLocales } = await loadSettings(tx.em);
  if (!availableLocales.includes(page.locale)) throw InvalidInput.of('V_12', 'page.locale');
  const created = await insertRow(tx, page, siblingGroupId ?? (await createSiblingGroup(tx)));
  const { version } = await writeVersion(tx, created, {
    newest: null,
    content: { ...content, title: page.title },
    builtOnPresent: false,
    whenEqual: 'version',
  });
  return { page: created, version };
}
