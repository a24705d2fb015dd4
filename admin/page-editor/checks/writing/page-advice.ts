import type { Block, PageContent } from '../../content/page-content.ts';
import { examineBlock, type WritingAdvice } from './block-advice.ts';
import { findSkippedLevels } from './heading-order.ts';
import { addMeasures, measureText, type Reading, readingOf } from './reading-level.ts';

type Blocks = Pick<PageContent, 'blocks'>;

/** What is advised on the writing of a page, from top to bottom. It hinders nothing. */
export function findAdvice({ blocks }: Blocks, locale: string): WritingAdvice[] {
  const skipped = findSkippedLevels(blocks.flatMap((block) => examineBlock(block, locale).headings));
  return blocks.flatMap((block) => [
    ...skipped
      .filter(({ key }) => key === block.key)
      .map(({ key, field }) => ({ code: 'SKIPPED_HEADING_LEVEL' as const, property: `block.${key}.${field}` })),
    ...examineBlock(block, locale).advice,
  ]);
}

/** Content does not change in place: asked by every block at every key, it is looked through once. */
const known = new WeakMap<object, { locale: string; byBlock: ReadonlyMap<string, WritingAdvice[]> }>();

/** The advice on one block of a page. */
export function adviceOn(content: Blocks, key: string, locale: string): readonly WritingAdvice[] {
  let found = known.get(content);
  if (found?.locale !== locale) {
    const advice = findAdvice(content, locale);
    found = { locale, byBlock: Map.groupBy(advice, ({ property }) => property.split('.')[1] ?? '') };
    known.set(content, found);
  }
  return found.byBlock.get(key) ?? [];
}

/** Words of all blocks, and how easily they read together. */
export function readPage({ blocks }: Blocks, locale: string): Reading {
  const measures = blocks.map((block: Block) => examineBlock(block, locale).measure);
  return readingOf(measures.reduce(addMeasures, measureText('', locale)), locale);
}
