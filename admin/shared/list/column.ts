import type { CSSProperties, ReactNode } from 'react';

export type Column<Item> = {
  header: string;
  /** Path to the value, `role.name` for a value of a value. */
  accessor: string;
  /** Shows the value; without it the (formatted) value stands as text. */
  renderValue?: (value: unknown, item: Item) => ReactNode;
  format?: (value: unknown) => string;
  width?: string | number;
  /** Gives way first where there is little room. */
  isSecondary?: boolean;
  style?: CSSProperties;
  /** Name of the column to sort by; without it the header does not sort. */
  sortsBy?: string;
};

export type SortOption = {
  title: string;
  value: string;
  /** Words for the two orders where 'ascending' says less: 'oldest first'. */
  ascending?: string;
  descending?: string;
};

/** The value at a path of names with dots between them; undefined where the path leads nowhere. */
export function readPath(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      item,
    );
}

/** What a cell shows: the renderer's, else the formatted value, else the value as text. */
export function showValue<Item>({ accessor, format, renderValue }: Column<Item>, item: Item): ReactNode {
  const value = readPath(item, accessor);
  if (renderValue) return renderValue(value, item);
  if (format) return format(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
