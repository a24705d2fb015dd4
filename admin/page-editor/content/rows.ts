import type { Field } from '../../../site/shared/content-definition.ts';
import { type Change, changeFields, type FieldOwner } from './change-content.ts';
import type { FieldContent, Group } from './page-content.ts';
import { readRows, type Row, setAt, valueAt } from './row-path.ts';

/** A repeatable group of a block or page type. */
export type RowPlace = { owner: FieldOwner; path: string };

/** All that a row holds, so that its removal can be taken back. */
export type TakenRow = { row: Row; index: number } & Pick<FieldContent, 'images' | 'files'>;

const KEY_BYTES = 4;

function newRowKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** What a field of a new row holds. */
export function emptyValue(field: Field): unknown {
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

/** A row with nothing filled in. */
export function newRow(fields: readonly Field[]): Row {
  const values = fields
    .filter(({ kind }) => !/^(image|file)/.test(kind))
    .map((field): [string, unknown] => [field.name, emptyValue(field)]);
  return { ...Object.fromEntries(values), key: newRowKey() };
}

function changeRows({ owner, path }: RowPlace, change: (rows: readonly Row[]) => readonly Row[]): Change {
  return changeFields(owner, ({ props }) => ({ props: setAt(props, path, change(readRows(valueAt(props, path)))) }));
}

export function addRow(place: RowPlace, row: Row): Change {
  return changeRows(place, (rows) => [...rows, row]);
}

/** Moves a row so that it stands at `index` afterwards; beyond the ends it stays at the end. */
export function moveRow(place: RowPlace, key: string, index: number): Change {
  return changeRows(place, (rows) => {
    const from = rows.findIndex((row) => row.key === key);
    const moved = rows[from];
    const to = Math.min(Math.max(index, 0), rows.length - 1);
    return moved && from !== to ? rows.toSpliced(from, 1).toSpliced(to, 0, moved) : rows;
  });
}

const isOf = (path: string, key: string) => (group: Group<unknown>) => group.name.startsWith(`${path}.${key}.`);

/** Takes a row away with its pictures and files. */
export function removeRow(place: RowPlace, key: string): Change {
  const isGone = isOf(place.path, key);
  return changeFields(place.owner, ({ props, images, files }) => ({
    props: setAt(
      props,
      place.path,
      readRows(valueAt(props, place.path)).filter((row) => row.key !== key),
    ),
    images: images.filter((group) => !isGone(group)),
    files: files.filter((group) => !isGone(group)),
  }));
}

/** What `removeRow` would take away. */
export function takeRow({ props, images, files }: FieldContent, path: string, key: string): TakenRow | null {
  const rows = readRows(valueAt(props, path));
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  const isTaken = isOf(path, key);
  return row ? { row, index, images: images.filter(isTaken), files: files.filter(isTaken) } : null;
}

/** Puts a row back where it was. */
export function restoreRow({ owner, path }: RowPlace, taken: TakenRow): Change {
  return changeFields(owner, ({ props, images, files }) => ({
    props: setAt(props, path, readRows(valueAt(props, path)).toSpliced(taken.index, 0, taken.row)),
    images: [...images, ...taken.images],
    files: [...files, ...taken.files],
  }));
}
