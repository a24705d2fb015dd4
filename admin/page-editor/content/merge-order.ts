type Orders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * The order of the merged blocks, by key: theirs, in which every block that I added or moved is put behind the one that
 * it stands behind in mine. Each key that is `kept` comes once.
 */
export function mergeOrder({ base, mine, theirs }: Orders, kept: ReadonlySet<string>): string[] {
  const stayed = keysInPlace(base, mine);
  const isTheirs = new Set(theirs);
  // A block that they removed and that is kept all the same has its place from mine.
  const isPlacedByMe = (key: string) =>
    kept.has(key) && !(isTheirs.has(key) && (stayed.has(key) || !mine.includes(key)));
  const mineToPlace = new Set(mine.filter(isPlacedByMe));
  const order = theirs.filter((key) => kept.has(key) && !mineToPlace.has(key));
  for (const [index, key] of mine.entries()) {
    if (mineToPlace.has(key)) order.splice(placeBehind(order, mine.slice(0, index)), 0, key);
  }
  return order;
}

/** Behind the nearest of these keys that is in the order; in front of all where none is. */
function placeBehind(order: readonly string[], before: readonly string[]): number {
  const neighbour = before.findLast((key) => order.includes(key));
  return neighbour === undefined ? 0 : order.indexOf(neighbour) + 1;
}

/** Keys of both orders that did not move: the longest run in which both name them one after the other. */
function keysInPlace(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((key, index) => [key, index]));
  // Of the runs of each length, the one that ends the earliest, as a list from its end to its beginning.
  const runs: { key: string; place: number; previous: number; length: number }[] = [];
  let longest = -1;
  for (const key of after) {
    const place = places.get(key);
    if (place === undefined) continue;
    let previous = -1;
    for (const [index, run] of runs.entries()) {
      if (run.place < place && run.length > (runs[previous]?.length ?? 0)) previous = index;
    }
    runs.push({ key, place, previous, length: (runs[previous]?.length ?? 0) + 1 });
    if ((runs.at(-1)?.length ?? 0) > (runs[longest]?.length ?? 0)) longest = runs.length - 1;
  }
  const kept = new Set<string>();
  for (let run = runs[longest]; run; run = runs[run.previous]) kept.add(run.key);
  return kept;
}
