import type { Change } from './change-content.ts';
import type { Block } from './page-content.ts';

export function insertBlock(block: Block, index: number): Change {
  return (content) => ({ ...content, blocks: content.blocks.toSpliced(index, 0, block) });
}

export function removeBlocks(keys: readonly string[]): Change {
  return (content) => ({ ...content, blocks: content.blocks.filter(({ key }) => !keys.includes(key)) });
}

/** Moves blocks together by so many places, negative is up; what lies between them stays so. No further than the ends. */
export function moveBlocks(keys: readonly string[], by: number): Change {
  return (content) => {
    const { blocks } = content;
    const isMoved = ({ key }: Block) => keys.includes(key);
    const places = blocks.flatMap((block, index) => (isMoved(block) ? [index] : []));
    const step = stepWithin(places, by, blocks.length);
    if (step === 0) return content;
    const order = blocks.filter((block) => !isMoved(block));
    for (const place of places) {
      const block = blocks[place];
      if (block) order.splice(place + step, 0, block);
    }
    return { ...content, blocks: order };
  };
}

/** How far blocks at these places can go of a way of that many. */
export function stepWithin(places: readonly number[], by: number, count: number): number {
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return 0;
  return Math.min(Math.max(by, -first), count - 1 - last);
}

/** Puts the copies of blocks below the last of them, by key. A copy has no anchor, since that is unique on its page. */
export function duplicateBlocks(copyKeys: ReadonlyMap<string, string>): Change {
  return (content) => {
    const copies = content.blocks.flatMap((block) => {
      const key = copyKeys.get(block.key);
      return key === undefined ? [] : [{ ...block, key, anchorPoint: '' }];
    });
    const last = content.blocks.findLastIndex(({ key }) => copyKeys.has(key));
    return { ...content, blocks: content.blocks.toSpliced(last + 1, 0, ...copies) };
  };
}
