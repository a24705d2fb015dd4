/** What one operation may be at most; the largest of the admin area's own is a quarter of it. */
export const limits = {
  /** Of the text, in characters; variables carry what is longer. */
  characters: 100_000,
  tokens: 1_000,
  /** Fields below each other. */
  depth: 15,
  aliases: 30,
  directives: 30,
  /** Points of one operation, and of a caller's budget. */
  cost: 25_000,
} as const;

/** Seconds in which an empty budget fills up again. */
export const restoreSeconds = 50;

/** Points that a request costs which is refused before it is run: it has been read all the same. */
export const refusalCost = 10;
