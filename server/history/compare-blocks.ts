import type { StoredBlock } from '../content/index.ts';
import { type ComparedPart, compareParts, type FieldChange } from './compare-parts.ts';
import type { CompareWords } from './compare-words.ts';
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';

export type ContentChange = 'added' | 'removed' | 'changed' | 'moved' | 'unchanged';

/** How a block changed; a changed block may also have moved. */
export type BlockChange = {
  key: string;
  /** Id of the block type; if the type changed, the later one. */
  type: string;
  change: ContentChange;
  moved: boolean;
  fields: FieldChange[];
};

/** A block, as a part to compare. */
export type ComparedBlock = ComparedPart & { block: StoredBlock };
type BeforeAndAfter<Value> = { before: Value; after: Value };
type ByKey = ReadonlyMap<string, ComparedBlock>;

const byKey = (blocks: readonly ComparedBlock[]): Map<string, ComparedBlock> =>
  new Map(blocks.map((item) => [item.block.key, item]));

/** Returns the keys of moved blocks: the smallest set that explains the later order. */
function findMovedKeys(before: ByKey, after: ByKey): Set<string> {
  const positions = new Map([...before.keys()].map((key, index) => [key, index]));
  const shared = [...after.keys()].filter((key) => positions.has(key));
  const unmovedIndexes = longestIncreasingSubsequence(shared.map((key) => positions.get(key) ?? 0));
  return new Set(shared.filter((_key, index) => !unmovedIndexes.has(index)));
}

/** Groups the removed keys by the nearest unmoved block before them; '' is the beginning. */
function groupRemovedKeys(before: ByKey, after: ByKey, moved: ReadonlySet<string>): Map<string, string[]> {
  const removed = new Map<string, string[]>();
  let precedingKey = '';
  for (const key of before.keys()) {
    if (!after.has(key)) removed.set(precedingKey, [...(removed.get(precedingKey) ?? []), key]);
    else if (!moved.has(key)) precedingKey = key;
  }
  return removed;
}

function changeOf(
  block: BeforeAndAfter<ComparedBlock | null>,
  moved: boolean,
  fields: readonly FieldChange[],
): ContentChange {
  if (!block.before) return 'added';
  if (!block.after) return 'removed';
  if (fields.length > 0 || block.before.block.type !== block.after.block.type) return 'changed';
  return moved ? 'moved' : 'unchanged';
}

/**
 * Compares blocks with the same key. Returns them in the later order, removed ones in their former place.
 * If the type of a block changed, all of its fields count as changed.
 */
export function compareBlocks(
  blocks: BeforeAndAfter<readonly ComparedBlock[]>,
  compareWords: CompareWords,
): BlockChange[] {
  const [before, after] = [byKey(blocks.before), byKey(blocks.after)];
  const moved = findMovedKeys(before, after);
  const removed = groupRemovedKeys(before, after, moved);
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
