type Props = Readonly<Record<string, unknown>>;

/** A row of a repeatable group; its key stays when it moves. */
export type Row = Props & { readonly key: string };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** The rows that a repeatable group holds. */
export const readRows = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The value at `title`, or at `cards.<row key>.title`. */
export function valueAt(props: Props, path: string): unknown {
  const [name = '', key, ...rest] = path.split('.');
  if (key === undefined) return props[name];
  const row = readRows(props[name]).find((one) => one.key === key);
  return row && valueAt(row, rest.join('.'));
}

/** The props with another value there; what has no such row stays as it is. */
export function setAt(props: Props, path: string, value: unknown): Props {
  const [name = '', key, ...rest] = path.split('.');
  if (key === undefined) return { ...props, [name]: value };
  const rows = readRows(props[name]).map((row) =>
    row.key === key ? { ...setAt(row, rest.join('.'), value), key } : row,
  );
  return { ...props, [name]: rows };
}

export { textName } from '../../shared/i18n/field-text.ts';
