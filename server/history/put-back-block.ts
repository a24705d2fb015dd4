/** Blocks of two states with unique keys. */
type States<Block> = { from: readonly Block[]; into: readonly Block[] };

/**
 * The blocks of `into` with one of `from`: in its place where its key is still there, else behind the nearest block
 * that it stood behind, or first. Null where `from` has no such block.
 */
export function putBackBlock<Block extends { key: string }>(
  { from, into }: States<Block>,
  key: string,
): Block[] | null {
  const index = from.findIndex((block) => block.key === key);
  const block = from[index];
  if (!block) return null;
  if (into.some((present) => present.key === key)) {
    return into.map((present) => (present.key === key ? block : present));
  }
  const present = new Set(into.map((one) => one.key));
  const leader = from.slice(0, index).findLast((one) => present.has(one.key));
  const place = into.findIndex((one) => one.key === leader?.key) + 1;
  return into.toSpliced(place, 0, block);
}
