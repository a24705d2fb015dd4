import { randomUUID } from 'node:crypto';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import type { PageTypeDefinition } from '../shared/content-definition.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { loadSettings } from '../settings/index.ts';
import type { StoredBlock } from './content.ts';
import { mergeContent } from './merge-content.ts';
import { Page, type PageVersion } from './page.entity.ts';
import { canCreatePage } from './page.policy.ts';
import { type CreatePageInput, createPageInput } from './page-version.input.ts';
import type { VersionContent } from './version-content.ts';
import { writeVersion } from './write-version.ts';

type BlockDefaults = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function initialBlocks(type: PageTypeDefinition, defaults: BlockDefaults): StoredBlock[] {
  return type.initialBlocks.map((block) => ({
    type: block.type,
    key: randomUUID(),
    anchorPoint: block.anchorPoint ?? '',
    props: { ...defaults.get(block.type), ...block.props },
    __images: {},
    __files: {},
  }));
}

function firstContent(context: Context, type: PageTypeDefinition, input: CreatePageInput): VersionContent {
  const defaults = new Map(context.services.blockDefinitions.map((block) => [block.id, block.defaults]));
  const empty: VersionContent = {
    title: input.title,
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    blocks: initialBlocks(type, defaults),
    pageTypeProps: { ...type.defaultPageTypeProps },
    pageTypeImages: {},
    pageTypeFiles: {},
  };
  return { ...mergeContent(empty, input.content), title: input.title };
}

/** A page's translations share a group; a page begins one of its own. */
async function createSiblingGroup(tx: Transaction): Promise<number> {
  const [row] = await query(tx.em, sql<{ id: number }>`insert into sibling_group default values returning id`);
  if (!row) throw new Error('no sibling group was made');
  return row.id;
}

async function insertPage(tx: Transaction, input: CreatePageInput, siblingGroupId: number): Promise<Page> {
  const page = tx.em.create(Page, {
    siblingGroupId,
    locale: input.locale,
    slug: input.slug,
    type: input.type,
    typeData: input.typeData,
    title: input.title,
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
 * Makes a page with its first version; with `siblingGroupId` it is a translation of the pages in that group.
 * V_01, V_12, V_14 on `page.…`; 409 V_06 on `page.slug` or `page.locale` where taken.
 */
export async function createPage(
  context: Context,
  input: unknown,
  siblingGroupId: number | null = null,
): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const parsed = parseInput(createPageInput, input, 'page');
  const type = context.services.pageTypeDefinitions.find(({ id }) => id.toLowerCase() === parsed.type.toLowerCase());
  if (!type) throw InvalidInput.of('V_12', 'page.type');
  const page = { ...parsed, type: type.id };
  return inTransaction(context, async (tx) => {
    authorize(tx.viewer, canCreatePage(tx.viewer, page));
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(page.locale)) throw InvalidInput.of('V_12', 'page.locale');
    const created = await insertPage(tx, page, siblingGroupId ?? (await createSiblingGroup(tx)));
    const version = await writeVersion(tx, created, {
      newest: null,
      content: firstContent(context, type, page),
      builtOnPresent: false,
    });
    await tx.audit({ action: 'page.created', subjectType: 'page', subjectId: created.id });
    await tx.emit({ name: 'page.created', pageID: created.id });
    return { page: created, version };
  });
}
