export type ChangeMark = 'added' | 'removed' | 'changed' | 'moved';
export type PreviewMarks = Readonly<Record<string, ChangeMark>>;

/** What the server's comparison says of a block, as far as a mark needs it. */
export type MarkedBlock = {
  key: string;
  change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'MOVED' | 'UNCHANGED';
  moved: boolean;
};

const marks: Readonly<Record<MarkedBlock['change'], ChangeMark | null>> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
  MOVED: 'moved',
  UNCHANGED: null,
};

/** How a compared block is marked; a changed one that was moved as well is marked as changed. */
export function markOf({ change, moved }: MarkedBlock): ChangeMark | null {
  return change === 'UNCHANGED' && moved ? 'moved' : marks[change];
}

/** Marks by block key, for both previews of a comparison: each shows those of the blocks that it has. */
export function marksOf(blocks: readonly MarkedBlock[]): PreviewMarks {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const mark = markOf(block);
      return mark === null ? [] : [[block.key, mark]];
    }),
  );
}
