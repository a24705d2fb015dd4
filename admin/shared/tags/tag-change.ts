/** Tags that a change adds to a page or file and removes from it. */
export type TagChange = { addTags: readonly string[]; removeTags: readonly string[] };

const without = (names: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map((name) => name.toLowerCase()));
  return names.filter((name) => !known.has(name.toLowerCase()));
};

/** Returns the change between two lists of tags, ignoring case. */
export const compareTags = (from: readonly string[], to: readonly string[]): TagChange => ({
  addTags: without(to, from),
  removeTags: without(from, to),
});

/** Applies a change to a list of tags. Tags that the change does not mention stay. */
export const applyTagChange = (tags: readonly string[], { addTags, removeTags }: TagChange): readonly string[] => [
  ...without(tags, removeTags),
  ...without(addTags, tags),
];
