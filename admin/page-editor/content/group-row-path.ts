type Props = Readonly<Record<string, unknown>>;

/** A row of a repeatable group; its key is stable. */
export type GroupRow = Props & { readonly key: string };

const isRow = (value: unknown): value is GroupRow =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** Returns the rows of a repeatable group's value. */
export const readGroupRows = (value: unknown): readonly GroupRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Returns the value at a path: `title`, or `cards.<row key>.title`. */
export function getValueAt(props: Props, path: string): unknown {
  const [name = '', key, ...rest] = path.split('.');
  if (key === undefined) return props[name];
  const row = readGroupRows(props[name]).find((one) => one.key === key);
  return row && getValueAt(row, rest.join('.'));
}

/** Returns the props with a new value at the path; unchanged if there is no such row. */
export function setValueAt(props: Props, path: string, value: unknown): Props {
  const [name = '', key, ...rest] = path.split('.');
  if (key === undefined) return { ...props, [name]: value };
  const rows = readGroupRows(props[name]).map((row) =>
    row.key === key ? { ...setValueAt(row, rest.join('.'), value), key } : row,
  );
  return { ...props, [name]: rows };
}

export { getFieldTextKey } from '../../shared/i18n/field-text-key.ts';
