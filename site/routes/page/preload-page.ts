import { findBlock } from '../../shared/blocks/block-registry.ts';
import { findPageType } from '../../shared/page-types/page-type-registry.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { PublishedPageData } from './published-page.ts';
import { toViewBlocks, type TypedBlock } from './view-page.ts';

/** Runs the queries of a page's blocks and page type, in parallel. Returns the blocks that can be shown. */
export async function preloadPage(
  page: PublishedPageData,
  kind: 'page' | 'preview',
  { execute, warn, loadCode }: LoadOptions,
): Promise<TypedBlock[]> {
  const { locale, type } = page;
  const blockTypes = [...new Set(page.pageVersion.blocks.map((block) => block.type))];
  await loadCode?.({ kind, locale, pageType: type, blockTypes });
  for (const blockType of blockTypes)
    if (!findBlock(blockType)) warn(`Block type with id ${blockType} was not found in the block map.`);
  const shown = toViewBlocks(page);
  const context = { execute, locale };
  await Promise.all([
    ...shown.map((block) => findBlock(block.type)?.preload?.(block, context)),
    findPageType(type).preload?.(context),
  ]);
  return shown;
}

/** The types of blocks, each once. */
export const blockTypesOf = (blocks: readonly TypedBlock[]): string[] => [...new Set(blocks.map(({ type }) => type))];
