/** Limits of one operation; the largest one of the admin area needs a quarter of them. */
export const operationLimits = {
  /** Characters of its text; longer values belong into variables. */
  characters: 100_000,
  tokens: 1_000,
  /** Nesting depth of fields. */
  depth: 15,
  aliases: 30,
  directives: 30,
  /** Points of one operation, and of a caller's rate limit. */
  cost: 25_000,
} as const;

/** Seconds in which an empty rate limit refills. */
export const costRefillSeconds = 50;

/** Points for a request that is refused before it runs, since it was read. */
export const refusedRequestCost = 10;
