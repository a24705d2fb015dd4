type DiffWords = readonly { text: string; change: 'SAME' | 'ADDED' | 'REMOVED' }[];
type DiffFields = readonly { words: DiffWords }[];

/** Counts added and removed words in all changed fields. */
export function countChangedWords({
  fields,
  blocks,
}: {
  fields: DiffFields;
  blocks: readonly { fields: DiffFields }[];
}) {
  const words = [...fields, ...blocks.flatMap((block) => block.fields)].flatMap((field) => field.words);
  const count = (change: 'ADDED' | 'REMOVED') =>
    words
      .filter((word) => word.change === change)
      .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return { added: count('ADDED'), removed: count('REMOVED') };
}
