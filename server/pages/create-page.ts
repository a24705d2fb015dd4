import { randomUUID } from 'node:crypto';
import { type Context, requireViewer } from '../shared/context.ts';
import type { InitialBlock, PageTypeDefinition } from '../shared/content-definition.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { StoredBlock } from './content.ts';
import { insertPage } from './insert-page.ts';
import { mergeContent } from './merge-content.ts';
import { resolvePageType } from './page-type-id.ts';
import type { Page, PageVersion } from './page.entity.ts';
import { type CreatePageInput, createPageInput } from './page-version.input.ts';
import type { VersionContent } from './version-content.ts';

type BlockDefaults = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The texts of a page's language; English ones where a locale has another. */
function textsIn(locale: string, { texts = {} }: InitialBlock): Record<string, string> {
  const [language = ''] = locale.split('-');
  return Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, words[language] ?? words.en]));
}

function makeInitialBlocks(type: PageTypeDefinition, locale: string, defaults: BlockDefaults): StoredBlock[] {
  return type.initialBlocks.map((block) => ({
    type: block.type,
    key: randomUUID(),
    anchorPoint: block.anchorPoint ?? '',
    props: { ...defaults.get(block.type), ...block.props, ...textsIn(locale, block) },
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
    blocks: makeInitialBlocks(type, input.locale, defaults),
    pageTypeProps: { ...type.defaultPageTypeProps },
    pageTypeImages: {},
    pageTypeFiles: {},
  };
  return { ...mergeContent(empty, input.content), title: input.title };
}

/**
 * Makes a page with its first version, and a group of its own for its translations.
 * V_01, V_12, V_14 on `page.…`; 409 V_06 on `page.slug` where taken.
 */
export async function createPage(context: Context, input: unknown): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const parsed = parseInput(createPageInput, input, 'page');
  const { pageTypeDefinitions } = context.services;
  const type = pageTypeDefinitions.find(({ id }) => id === resolvePageType(pageTypeDefinitions, parsed.type));
  if (!type) throw InvalidInput.of('V_12', 'page.type');
  return inTransaction(context, async (tx) => {
    const { title, slug, locale, typeData } = parsed;
    const created = await insertPage(tx, {
      page: { title, slug, locale, typeData, type: type.id },
      content: firstContent(context, type, parsed),
      siblingGroupId: null,
    });
    await tx.audit({ action: 'page.created', subjectType: 'page', subjectId: created.page.id });
    await tx.emit({ name: 'page.created', pageID: created.page.id });
    return created;
  });
}
