import { findBlock } from '../../blocks/index.ts';
import type { DataPlace } from '../../shared/block-data.ts';
import type { TypedBlock } from './view-page.ts';

/** What the blocks of a page show besides their content, by their keys. */
export type BlockData = ReadonlyMap<string, unknown>;

/** Loads the data of all blocks that have a loader, at once. */
export async function loadBlockData(blocks: readonly TypedBlock[], place: DataPlace): Promise<BlockData> {
  const loading = blocks.map(async (block) => {
    const load = findBlock(block.type)?.loadData;
    return [block.key, load ? await load(block, place) : null] as const;
  });
  return new Map(await Promise.all(loading));
}
