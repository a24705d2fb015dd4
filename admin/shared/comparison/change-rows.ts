import type { ComparedContentFragment, ComparedFieldFragment } from '../../generated/graphql.ts';

export type WholeMark = 'added' | 'removed' | 'moved';
const wholeMarks = { ADDED: 'added', REMOVED: 'removed' } as const;
type ComparedBlock = ComparedContentFragment['blocks'][number];

/** One line of a comparison: a field that differs, or a block that came, went or moved as a whole. */
export type ChangeRow = {
  key: string;
  /** The block's type; null for what belongs to the page itself. */
  blockType: string | null;
  blockKey: string | null;
  /** What became of the block as a whole; null where only a field of it differs. */
  mark: WholeMark | null;
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

/** The part of the page that a line belongs to: a block's key, 'page' or 'seo'. */
export function partOf({ blockKey, field }: ChangeRow): string {
  return blockKey ?? (field !== null && isSeoField(field.name) ? 'seo' : 'page');
}

export function isSeoField(name: string): boolean {
  return name.startsWith('seo');
}

function toBlockRows({ key, type, change, moved, fields }: ComparedBlock): ChangeRow[] {
  const whole = change === 'ADDED' || change === 'REMOVED' ? wholeMarks[change] : null;
  const row = (name: string, mark: WholeMark | null, field: ComparedFieldFragment | null): ChangeRow => ({
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
