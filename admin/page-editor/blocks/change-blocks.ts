import type { ContentChange } from '../content/change-content.ts';
import type { Block } from '../content/page-content.ts';

export function insertBlock(block: Block, index: number): ContentChange {
  return (content) => ({ ...content, blocks: content.blocks.toSpliced(index, 0, block) });
}

export function removeBlocks(keys: readonly string[]): ContentChange {
  return (content) => ({ ...content, blocks: content.blocks.filter(({ key }) => !keys.includes(key)) });
}

/** Moves blocks by the same number of positions, negative is up, at most until one of them reaches an end. */
export function moveBlocks(keys: readonly string[], by: number): ContentChange {
  return (content) => {
    const { blocks } = content;
    const isMoving = ({ key }: Block) => keys.includes(key);
    const places = blocks.flatMap((block, index) => (isMoving(block) ? [index] : []));
    const step = limitMove(places, by, blocks.length);
    if (step === 0) return content;
    const order = blocks.filter((block) => !isMoving(block));
    for (const place of places) {
      const block = blocks[place];
      if (block) order.splice(place + step, 0, block);
    }
    return { ...content, blocks: order };
  };
}

/** Limits a move of the blocks at these indexes, so that none leaves the list of `count` blocks. */
export function limitMove(places: readonly number[], by: number, count: number): number {
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return 0;
  return Math.min(Math.max(by, -first), count - 1 - last);
}

/** Inserts copies below the last original; `copyKeys` maps each key to its copy's. Copies lose their unique anchor. */
export function duplicateBlocks(copyKeys: ReadonlyMap<string, string>): ContentChange {
  return (content) => {
    const copies = content.blocks.flatMap((block) => {
      const key = copyKeys.get(block.key);
      return key === undefined ? [] : [{ ...block, key, anchorPoint: '' }];
    });
    const last = content.blocks.findLastIndex(({ key }) => copyKeys.has(key));
    return { ...content, blocks: content.blocks.toSpliced(last + 1, 0, ...copies) };
  };
}
