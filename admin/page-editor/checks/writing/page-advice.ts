import type { Block, PageContent } from '../../content/page-content.ts';
import { examineBlock, type WritingAdvice } from './block-advice.ts';
import { findSkippedLevels } from './heading-order.ts';
import { addTextCounts, countText, type Readability, toReadability } from './readability.ts';

type Blocks = Pick<PageContent, 'blocks'>;

/** Returns the writing advice on a page, from top to bottom. It does not block publishing. */
export function findPageAdvice({ blocks }: Blocks, locale: string): WritingAdvice[] {
  const skipped = findSkippedLevels(blocks.flatMap((block) => examineBlock(block, locale).headings));
  return blocks.flatMap((block) => [
    ...skipped
      .filter(({ key }) => key === block.key)
      .map(({ key, field }) => ({ code: 'SKIPPED_HEADING_LEVEL' as const, property: `block.${key}.${field}` })),
    ...examineBlock(block, locale).advice,
  ]);
}

/** Content is immutable, so each state is examined once for all blocks. */
const adviceCache = new WeakMap<object, { locale: string; byBlock: ReadonlyMap<string, WritingAdvice[]> }>();

/** Returns the writing advice on one block of a page. */
export function findBlockAdvice(content: Blocks, key: string, locale: string): readonly WritingAdvice[] {
  let found = adviceCache.get(content);
  if (found?.locale !== locale) {
    const advice = findPageAdvice(content, locale);
    found = { locale, byBlock: Map.groupBy(advice, ({ property }) => property.split('.')[1] ?? '') };
    adviceCache.set(content, found);
  }
  return found.byBlock.get(key) ?? [];
}

/** Measures the text of all blocks together. */
export function measurePageReadability({ blocks }: Blocks, locale: string): Readability {
  const measures = blocks.map((block: Block) => examineBlock(block, locale).measure);
  return toReadability(measures.reduce(addTextCounts, countText('', locale)), locale);
}
