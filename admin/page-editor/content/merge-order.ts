type Orders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * Returns the order of the merged blocks, by key: their order, in which each block that I added or moved follows the
 * same block as in mine. Each of `remainingKeys` occurs once.
 */
export function mergeOrder({ base, mine, theirs }: Orders, remainingKeys: ReadonlySet<string>): string[] {
  const unmoved = findUnmovedKeys(base, mine);
  const isTheirs = new Set(theirs);
  // A block that they removed, but that stays, gets its position from mine.
  const takesMyPosition = (key: string) =>
    remainingKeys.has(key) && !(isTheirs.has(key) && (unmoved.has(key) || !mine.includes(key)));
  const myKeys = new Set(mine.filter(takesMyPosition));
  const order = theirs.filter((key) => remainingKeys.has(key) && !myKeys.has(key));
  for (const [index, key] of mine.entries()) {
    if (myKeys.has(key)) order.splice(indexAfter(order, mine.slice(0, index)), 0, key);
  }
  return order;
}

/** Returns the index after the last of these keys that is in the order; 0 if none is. */
function indexAfter(order: readonly string[], before: readonly string[]): number {
  const neighbour = before.findLast((key) => order.includes(key));
  return neighbour === undefined ? 0 : order.indexOf(neighbour) + 1;
}

/** Returns the keys that did not move: the longest common subsequence of both orders. */
function findUnmovedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((key, index) => [key, index]));
  // Each run is linked from its end to its beginning by the index of the previous element.
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
  const unmovedKeys = new Set<string>();
  for (let run = runs[longest]; run; run = runs[run.previous]) unmovedKeys.add(run.key);
  return unmovedKeys;
}
