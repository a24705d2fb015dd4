export type ChangeMark = 'added' | 'removed' | 'changed' | 'moved';
export type PreviewMarks = Readonly<Record<string, ChangeMark>>;

/** The fields of a compared block that determine its mark. */
export type MarkedBlock = {
  key: string;
  change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'MOVED' | 'UNCHANGED';
  moved: boolean;
};

const markByChange: Readonly<Record<MarkedBlock['change'], ChangeMark | null>> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
  MOVED: 'moved',
  UNCHANGED: null,
};

/** Returns how to mark a compared block; a block both changed and moved is marked as changed. */
export function getBlockMark({ change, moved }: MarkedBlock): ChangeMark | null {
  return change === 'UNCHANGED' && moved ? 'moved' : markByChange[change];
}

/** Returns the marks by block key for both previews; each shows the marks of its own blocks. */
export function getBlockMarks(blocks: readonly MarkedBlock[]): PreviewMarks {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const mark = getBlockMark(block);
      return mark === null ? [] : [[block.key, mark]];
    }),
  );
}
