/** The blocks of two snapshots, with unique keys. */
type States<Block> = { from: readonly Block[]; into: readonly Block[] };

/**
 * Returns the blocks of `into` with one block of `from`. It replaces the block with the same key. Without one it
 * follows the nearest block that preceded it in `from`, or comes first. Returns null if `from` has no such block.
 */
export function putBackBlock<Block extends { key: string }>(
  { from, into }: States<Block>,
  key: string,
): Block[] | null {
  const index = from.findIndex((block) => block.key === key);
  const block = from[index];
  if (!block) return null;
  if (into.some((existing) => existing.key === key)) {
    return into.map((existing) => (existing.key === key ? block : existing));
  }
  const existingKeys = new Set(into.map((one) => one.key));
  const precedingBlock = from.slice(0, index).findLast((one) => existingKeys.has(one.key));
  const position = into.findIndex((one) => one.key === precedingBlock?.key) + 1;
  return into.toSpliced(position, 0, block);
}
