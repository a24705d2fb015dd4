import type { Field } from '../../../site/shared/content-definition.ts';
import { type ContentChange, changeFields, type FieldOwner } from './change-content.ts';
import type { FieldContent, FieldItems } from './page-content.ts';
import { readGroupRows, type GroupRow, setValueAt, getValueAt } from './group-row-path.ts';

/** A repeatable group of a block or page type. */
export type GroupLocation = { owner: FieldOwner; path: string };

/** A removed row with its images, files and index, so that it can be restored. */
export type RemovedRow = { row: GroupRow; index: number } & Pick<FieldContent, 'images' | 'files'>;

const KEY_BYTES = 4;

function newGroupRowKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the value of an empty field. */
export function emptyFieldValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
    case 'date':
      return '';
    case 'toggle':
      return false;
    case 'choice':
      return field.options[0];
    case 'colour':
      return field.colours[0];
    case 'repeat':
      return [];
    default:
      return null;
  }
}

/** Creates an empty row with a new key. */
export function newGroupRow(fields: readonly Field[]): GroupRow {
  const values = fields
    .filter(({ kind }) => !/^(image|file)/.test(kind))
    .map((field): [string, unknown] => [field.name, emptyFieldValue(field)]);
  return { ...Object.fromEntries(values), key: newGroupRowKey() };
}

function changeGroupRows(
  { owner, path }: GroupLocation,
  change: (rows: readonly GroupRow[]) => readonly GroupRow[],
): ContentChange {
  return changeFields(owner, ({ props }) => ({
    props: setValueAt(props, path, change(readGroupRows(getValueAt(props, path)))),
  }));
}

export function addGroupRow(place: GroupLocation, row: GroupRow): ContentChange {
  return changeGroupRows(place, (rows) => [...rows, row]);
}

/** Moves a row to `index`, limited to the ends of the list. */
export function moveGroupRow(place: GroupLocation, key: string, index: number): ContentChange {
  return changeGroupRows(place, (rows) => {
    const from = rows.findIndex((row) => row.key === key);
    const moved = rows[from];
    const to = Math.min(Math.max(index, 0), rows.length - 1);
    return moved && from !== to ? rows.toSpliced(from, 1).toSpliced(to, 0, moved) : rows;
  });
}

const isOfRow = (path: string, key: string) => (group: FieldItems<unknown>) => group.name.startsWith(`${path}.${key}.`);

/** Removes a row with its images and files. */
export function removeGroupRow(place: GroupLocation, key: string): ContentChange {
  const isOfThisRow = isOfRow(place.path, key);
  return changeFields(place.owner, ({ props, images, files }) => ({
    props: setValueAt(
      props,
      place.path,
      readGroupRows(getValueAt(props, place.path)).filter((row) => row.key !== key),
    ),
    images: images.filter((group) => !isOfThisRow(group)),
    files: files.filter((group) => !isOfThisRow(group)),
  }));
}

/** Returns a row with its images and files, as `removeGroupRow` would remove them, or null. */
export function findGroupRow({ props, images, files }: FieldContent, path: string, key: string): RemovedRow | null {
  const rows = readGroupRows(getValueAt(props, path));
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  const isOfThisRow = isOfRow(path, key);
  return row ? { row, index, images: images.filter(isOfThisRow), files: files.filter(isOfThisRow) } : null;
}

/** Restores a removed row at its index. */
export function restoreGroupRow({ owner, path }: GroupLocation, removedRow: RemovedRow): ContentChange {
  return changeFields(owner, ({ props, images, files }) => ({
    props: setValueAt(
      props,
      path,
      readGroupRows(getValueAt(props, path)).toSpliced(removedRow.index, 0, removedRow.row),
    ),
    images: [...images, ...removedRow.images],
    files: [...files, ...removedRow.files],
  }));
}
