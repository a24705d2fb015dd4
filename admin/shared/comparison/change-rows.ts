import type { ComparedContentFragment, ComparedFieldFragment } from '../../generated/graphql.ts';

export type BlockMark = 'added' | 'removed' | 'changed' | 'moved';
type ComparedBlock = ComparedContentFragment['blocks'][number];

/** One line of a comparison: a field that differs, or a block that came, went or moved as a whole. */
export type ChangeRow = {
  key: string;
  /** The block's type; null for what belongs to the page itself. */
  blockType: string | null;
  blockKey: string | null;
  /** What became of the block as a whole; null where only a field of it differs. */
  mark: BlockMark | null;
  field: ComparedFieldFragment | null;
};

/** The page's own fields, then the blocks in their order, then what search engines show. */
export function toChangeRows({ fields, blocks }: ComparedContentFragment): ChangeRow[] {
  const pageRow = (field: ComparedFieldFragment): ChangeRow => ({
    key: `page.${field.name}`,
    blockType: null,
    blockKey: null,
    mark: null,
    field,
  });
  return [
    ...fields.filter(({ name }) => !isSeoField(name)).map(pageRow),
    ...blocks.flatMap(toBlockRows),
    ...fields.filter(({ name }) => isSeoField(name)).map(pageRow),
  ];
}

/** What became of each block that differs, by its key; one that was changed and moved counts as changed. */
export function toBlockMarks({ blocks }: ComparedContentFragment): Record<string, BlockMark> {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const mark = markOf(block);
      return mark === null ? [] : [[block.key, mark]];
    }),
  );
}

export function isSeoField(name: string): boolean {
  return name.startsWith('seo');
}

function markOf({ change, moved }: ComparedBlock): BlockMark | null {
  switch (change) {
    case 'ADDED':
      return 'added';
    case 'REMOVED':
      return 'removed';
    case 'CHANGED':
      return 'changed';
    case 'MOVED':
      return 'moved';
    case 'UNCHANGED':
      return moved ? 'moved' : null;
  }
}

function toBlockRows(block: ComparedBlock): ChangeRow[] {
  const { key, type, change, moved, fields } = block;
  const whole = change === 'ADDED' || change === 'REMOVED' ? markOf(block) : null;
  const row = (name: string, mark: BlockMark | null, field: ComparedFieldFragment | null): ChangeRow => ({
    key: `block.${key}.${name}`,
    blockType: type,
    blockKey: key,
    mark,
    field,
  });
  const fieldRows = fields.map((field) => row(field.name, whole, field));
  if (whole !== null) return fieldRows.length > 0 ? fieldRows : [row('', whole, null)];
  return moved || change === 'MOVED' ? [...fieldRows, row('', 'moved', null)] : fieldRows;
}
