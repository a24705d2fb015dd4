import type { FieldDefinition } from '../shared/content-definition.ts';

type Props = Record<string, unknown>;

/** A row of a repeatable group as it is kept. */
type Row = Props & { key: string };

/** A field where it stands: `title`, or `cards.<row key>.title` inside a repeatable group, as errors and groups name it. */
export type PlacedField = { field: FieldDefinition; value: unknown; path: string };

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.key === 'string';

/** The rows of a repeatable group; a stored one always has its key. */
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Every field of a definition with its value, those of a group's rows behind the group. */
export function placedFields(fields: readonly FieldDefinition[], props: Props, prefix = ''): PlacedField[] {
  return fields.flatMap((field) => {
    const placed = { field, value: props[field.name], path: `${prefix}${field.name}` };
    if (field.kind !== 'repeat') return [placed];
    const rows = rowsOf(placed.value);
    return [placed, ...rows.flatMap((row) => placedFields(field.fields, row, `${placed.path}.${row.key}.`))];
  });
}

type MapField = (field: FieldDefinition, value: unknown) => unknown;

/** The props with the values that the definition names mapped, those of a group's rows too; the others stay. */
export function mapFields(fields: readonly FieldDefinition[], props: Props, map: MapField): Props {
  const mapped = { ...props };
  for (const field of fields) {
    if (!(field.name in props)) continue;
    const value = props[field.name];
    mapped[field.name] =
      field.kind === 'repeat' && Array.isArray(value)
        ? value.map((row: unknown) => (isRecord(row) ? mapFields(field.fields, row, map) : row))
        : map(field, value);
  }
  return mapped;
}

type HasPlace = (fields: readonly FieldDefinition[], props: Props, path: readonly string[]) => boolean;

/** Whether the row that a path names is still there; each list of rows is read once, however many paths lead into it. */
function createPlaceCheck(): HasPlace {
  const read = new Map<unknown, ReadonlyMap<string, Row>>();
  const rowsByKey = (value: unknown): ReadonlyMap<string, Row> => {
    const rows = read.get(value) ?? new Map(rowsOf(value).map((row) => [row.key, row]));
    read.set(value, rows);
    return rows;
  };
  const hasPlace: HasPlace = (fields, props, [name, rowKey, ...rest]) => {
    const field = fields.find((known) => known.name === name);
    if (field?.kind !== 'repeat' || rowKey === undefined) return true;
    const row = rowsByKey(props[field.name]).get(rowKey);
    return row !== undefined && hasPlace(field.fields, row, rest);
  };
  return hasPlace;
}

/** The groups of pictures or files without those of rows that are gone. */
export function withoutGoneRows<Item>(
  fields: readonly FieldDefinition[],
  props: Props,
  groups: Record<string, Item[]>,
): Record<string, Item[]> {
  const hasPlace = createPlaceCheck();
  return Object.fromEntries(Object.entries(groups).filter(([name]) => hasPlace(fields, props, name.split('.'))));
}
