import { randomUUID } from 'node:crypto';
import { type Context, requireViewer } from '../shared/context.ts';
import type { InitialBlock, PageTypeDefinition } from '../shared/content-definition.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import {
  type StoredBlock,
  mergeContent,
  resolvePageTypeID,
  type ParsedCreatePageInput,
  createPageInput,
  type VersionContent,
} from '../content/index.ts';
import { insertPage } from './insert-page.ts';
import type { Page, PageVersion } from './page.entity.ts';

type BlockDefaults = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The initial block's texts in the language of the locale, otherwise in English. */
function localizedTexts(locale: string, { texts = {} }: InitialBlock): Record<string, string> {
  const [language = ''] = locale.split('-');
  return Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, words[language] ?? words.en]));
}

function createInitialBlocks(type: PageTypeDefinition, locale: string, defaults: BlockDefaults): StoredBlock[] {
  return type.initialBlocks.map((block) => ({
    type: block.type,
    key: randomUUID(),
    anchorPoint: block.anchorPoint ?? '',
    props: { ...defaults.get(block.type), ...block.props, ...localizedTexts(locale, block) },
    __images: {},
    __files: {},
  }));
}

function createInitialContent(
  context: Context,
  type: PageTypeDefinition,
  input: ParsedCreatePageInput,
): VersionContent {
  const defaults = new Map(context.services.blockDefinitions.map((block) => [block.id, block.defaults]));
  const empty: VersionContent = {
    title: input.title,
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    blocks: createInitialBlocks(type, input.locale, defaults),
    pageTypeProps: { ...type.defaultPageTypeProps },
    pageTypeImages: {},
    pageTypeFiles: {},
  };
  return { ...mergeContent(empty, input.content), title: input.title };
}

/**
 * Creates a page with its first version, and a new sibling group for its translations.
 * V_01, V_12, V_14 on `page.…`; 409 V_06 on `page.slug` if it is taken.
 */
export async function createPage(context: Context, input: unknown): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const parsed = parseInput(createPageInput, input, 'page');
  const { pageTypeDefinitions } = context.services;
  const type = pageTypeDefinitions.find(({ id }) => id === resolvePageTypeID(pageTypeDefinitions, parsed.type));
  if (!type) throw InvalidInput.of(Errors.invalid, 'page.type');
  return inTransaction(context, async (tx) => {
    const { title, slug, locale, typeData } = parsed;
    const created = await insertPage(tx, {
      page: { title, slug, locale, typeData, type: type.id },
      content: createInitialContent(context, type, parsed),
      siblingGroupId: null,
    });
    await tx.audit({ action: 'page.created', subjectId: created.page.id });
    await tx.emit({ name: 'page.created', pageID: created.page.id });
    return created;
  });
}
