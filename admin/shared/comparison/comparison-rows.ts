import type { ComparedContentFragment, ComparedFieldFragment } from '../../generated/graphql.ts';

export type WholeBlockMark = 'added' | 'removed' | 'moved';
const wholeBlockMarks = { ADDED: 'added', REMOVED: 'removed' } as const;
type ComparedBlock = ComparedContentFragment['blocks'][number];

/** A line of a comparison: a changed field, or a block that was added, removed or moved. */
export type ComparisonRow = {
  key: string;
  /** Type of the block; null for the page itself. */
  blockType: string | null;
  blockKey: string | null;
  /** Change of the whole block; null if only a field differs. */
  mark: WholeBlockMark | null;
  field: ComparedFieldFragment | null;
};

/** Returns the page's fields, then the blocks in order, then the search engine texts. */
export function toComparisonRows({ fields, blocks }: ComparedContentFragment): ComparisonRow[] {
  const pageRow = (field: ComparedFieldFragment): ComparisonRow => ({
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

/** Returns the part of the page that a line belongs to: a block's key, 'page' or 'seo'. */
export function getRowPart({ blockKey, field }: ComparisonRow): string {
  return blockKey ?? (field !== null && isSeoField(field.name) ? 'seo' : 'page');
}

export function isSeoField(name: string): boolean {
  return name.startsWith('seo');
}

function toBlockRows({ key, type, change, moved, fields }: ComparedBlock): ComparisonRow[] {
  const blockMark = change === 'ADDED' || change === 'REMOVED' ? wholeBlockMarks[change] : null;
  const row = (name: string, mark: WholeBlockMark | null, field: ComparedFieldFragment | null): ComparisonRow => ({
    key: `block.${key}.${name}`,
    blockType: type,
    blockKey: key,
    mark,
    field,
  });
  const fieldRows = fields.map((field) => row(field.name, blockMark, field));
  if (blockMark !== null) return fieldRows.length > 0 ? fieldRows : [row('', blockMark, null)];
  return moved || change === 'MOVED' ? [...fieldRows, row('', 'moved', null)] : fieldRows;
}
