import { loadSettings } from '../settings/index.ts';
import { authorize } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { Page, type PageVersion } from './page.entity.ts';
import { canCreatePage } from './page.policy.ts';
import type { VersionContent } from '../content/index.ts';
import { writeVersion } from './write-version.ts';

/** A page to insert, with the content of its first version. */
export type NewPage = {
  page: Pick<Page, 'title' | 'slug' | 'locale' | 'type' | 'typeData'>;
  content: VersionContent;
  /** Sibling group of the pages that it translates; null for a new group. */
  siblingGroupId: number | null;
};

/** Creates a group that a page and its translations share; returns its id. */
export async function createSiblingGroup(tx: Transaction): Promise<number> {
  const [row] = await query(tx.em, sql<{ id: number }>`insert into sibling_group default values returning id`);
  if (!row) throw new Error('No sibling group was inserted');
  return row.id;
}

async function insertPageRow(tx: Transaction, fields: NewPage['page'], siblingGroupId: number): Promise<Page> {
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
 * Checks the permission, then inserts a page and its first version. The caller writes audit row and event.
 * V_12 on `page.locale` if it is not available; 409 V_06 on `page.slug` or `page.locale` if it is taken.
 */
export async function insertPage(
  tx: Transaction,
  { page, content, siblingGroupId }: NewPage,
): Promise<{ page: Page; version: PageVersion }> {
  authorize(tx.viewer, canCreatePage(tx.viewer, page));
  const { availableLocales } = await loadSettings(tx.em);
  if (!availableLocales.includes(page.locale)) throw InvalidInput.of(Errors.invalid, 'page.locale');
  const created = await insertPageRow(tx, page, siblingGroupId ?? (await createSiblingGroup(tx)));
  const { version } = await writeVersion(tx, created, {
    newest: null,
    content: { ...content, title: page.title },
    builtOnCurrentRevision: false,
    ifUnchanged: 'version',
  });
  return { page: created, version };
}
