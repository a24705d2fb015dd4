import { findBlock } from '../../blocks/index.ts';
import type { DataContext } from '../../shared/block-data.ts';
import type { TypedBlock } from './view-page.ts';

/** Data of the blocks besides their content, by block key. */
export type BlockData = ReadonlyMap<string, unknown>;

/** Loads the data of all blocks with a loader, in parallel. */
export async function loadBlockData(blocks: readonly TypedBlock[], context: DataContext): Promise<BlockData> {
  const loading = blocks.map(async (block) => {
    const load = findBlock(block.type)?.loadData;
    return [block.key, load ? await load(block, context) : null] as const;
  });
  return new Map(await Promise.all(loading));
}
