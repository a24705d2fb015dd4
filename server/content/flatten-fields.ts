import type { FieldDefinition } from '../shared/content-definition.ts';

type Props = Record<string, unknown>;

/** A stored row of a repeatable group. */
type Row = Props & { key: string };

/** A field with its path: `title`, or `cards.<row key>.title` in a repeatable group, as in errors and image groups. */
export type FlatField = { field: FieldDefinition; value: unknown; path: string };

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.key === 'string';

/** The rows of a repeatable group; every stored row has a key. */
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Returns all fields of a definition with their values; the fields of a group's rows follow the group. */
export function flattenFields(fields: readonly FieldDefinition[], props: Props, prefix = ''): FlatField[] {
  return fields.flatMap((field) => {
    const flatField = { field, value: props[field.name], path: `${prefix}${field.name}` };
    if (field.kind !== 'repeat') return [flatField];
    const rows = rowsOf(flatField.value);
    return [flatField, ...rows.flatMap((row) => flattenFields(field.fields, row, `${flatField.path}.${row.key}.`))];
  });
}

type MapField = (field: FieldDefinition, value: unknown) => unknown;

/** Returns the props with the value of each defined field mapped, also in rows; other props stay unchanged. */
export function mapFieldValues(fields: readonly FieldDefinition[], props: Props, map: MapField): Props {
  const mapped = { ...props };
  for (const field of fields) {
    if (!(field.name in props)) continue;
    const value = props[field.name];
    mapped[field.name] =
      field.kind === 'repeat' && Array.isArray(value)
        ? value.map((row: unknown) => (isRecord(row) ? mapFieldValues(field.fields, row, map) : row))
        : map(field, value);
  }
  return mapped;
}

type RowExists = (fields: readonly FieldDefinition[], props: Props, path: readonly string[]) => boolean;

/** Returns a check whether the row of a path still exists. Indexes each list of rows only once. */
function createRowExistsCheck(): RowExists {
  const rowsByList = new Map<unknown, ReadonlyMap<string, Row>>();
  const rowsByKey = (value: unknown): ReadonlyMap<string, Row> => {
    const rows = rowsByList.get(value) ?? new Map(rowsOf(value).map((row) => [row.key, row]));
    rowsByList.set(value, rows);
    return rows;
  };
  const rowExists: RowExists = (fields, props, [name, rowKey, ...rest]) => {
    const field = fields.find((known) => known.name === name);
    if (field?.kind !== 'repeat' || rowKey === undefined) return true;
    const row = rowsByKey(props[field.name]).get(rowKey);
    return row !== undefined && rowExists(field.fields, row, rest);
  };
  return rowExists;
}

/** Returns the image or file groups without those of rows that no longer exist. */
export function omitItemsOfRemovedRows<Item>(
  fields: readonly FieldDefinition[],
  props: Props,
  groups: Record<string, Item[]>,
): Record<string, Item[]> {
  const rowExists = createRowExistsCheck();
  return Object.fromEntries(Object.entries(groups).filter(([name]) => rowExists(fields, props, name.split('.'))));
}
