type Words = readonly { text: string; change: 'SAME' | 'ADDED' | 'REMOVED' }[];
type Fields = readonly { words: Words }[];

/** Words that came and words that went, in all fields that differ. */
export function countWords({ fields, blocks }: { fields: Fields; blocks: readonly { fields: Fields }[] }) {
  const words = [...fields, ...blocks.flatMap((block) => block.fields)].flatMap((field) => field.words);
  const count = (change: 'ADDED' | 'REMOVED') =>
    words
      .filter((word) => word.change === change)
      .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return { added: count('ADDED'), removed: count('REMOVED') };
}
