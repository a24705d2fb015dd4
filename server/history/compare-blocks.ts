import type { StoredBlock } from '../pages/index.ts';
import { type ComparedPart, compareParts, type FieldChange } from './compare-parts.ts';
import type { CompareWords } from './compare-words.ts';
import { longestRising } from './longest-rising.ts';

export type ContentChange = 'added' | 'removed' | 'changed' | 'moved' | 'unchanged';

/** What became of a block; one that changed may have moved as well. */
export type BlockChange = {
  key: string;
  /** Id of the block type, the later one where both are known. */
  type: string;
  change: ContentChange;
  moved: boolean;
  fields: FieldChange[];
};

export type ComparedBlock = ComparedPart & { block: StoredBlock };
type Both<Value> = { before: Value; after: Value };
type ByKey = ReadonlyMap<string, ComparedBlock>;

const byKey = (blocks: readonly ComparedBlock[]): Map<string, ComparedBlock> =>
  new Map(blocks.map((item) => [item.block.key, item]));

/** Keys of both that stand elsewhere: as few as explain the later order. */
function movedKeys(before: ByKey, after: ByKey): Set<string> {
  const positions = new Map([...before.keys()].map((key, index) => [key, index]));
  const shared = [...after.keys()].filter((key) => positions.has(key));
  const kept = longestRising(shared.map((key) => positions.get(key) ?? 0));
  return new Set(shared.filter((_key, index) => !kept.has(index)));
}

/** Removed keys by the block that they stood behind and that kept its place; '' is the beginning. */
function removedKeys(before: ByKey, after: ByKey, moved: ReadonlySet<string>): Map<string, string[]> {
  const removed = new Map<string, string[]>();
  let place = '';
  for (const key of before.keys()) {
    if (!after.has(key)) removed.set(place, [...(removed.get(place) ?? []), key]);
    else if (!moved.has(key)) place = key;
  }
  return removed;
}

function changeOf(block: Both<ComparedBlock | null>, moved: boolean, fields: readonly FieldChange[]): ContentChange {
  if (!block.before) return 'added';
  if (!block.after) return 'removed';
  if (fields.length > 0 || block.before.block.type !== block.after.block.type) return 'changed';
  return moved ? 'moved' : 'unchanged';
}

/**
 * Blocks matched by their key, in the later order; a removed one stands where it stood.
 * A block whose type changed under its key is changed in all of its fields.
 */
export function compareBlocks(blocks: Both<readonly ComparedBlock[]>, compareWords: CompareWords): BlockChange[] {
  const [before, after] = [byKey(blocks.before), byKey(blocks.after)];
  const moved = movedKeys(before, after);
  const removed = removedKeys(before, after, moved);
  const keys = ['', ...after.keys()].flatMap((key) => [...(key === '' ? [] : [key]), ...(removed.get(key) ?? [])]);
  return keys.map((key) => {
    const block = { before: before.get(key) ?? null, after: after.get(key) ?? null };
    const fields = compareParts(block, compareWords);
    return {
      key,
      type: (block.after ?? block.before)?.block.type ?? '',
      change: changeOf(block, moved.has(key), fields),
      moved: moved.has(key),
      fields,
    };
  });
}
