import type { CSSProperties, ReactNode } from 'react';

export type Column<Item> = {
  header: string;
  /** Path to the value, such as `role.name` for a nested one. */
  accessor: string;
  /** Renders the value; by default it is shown as (formatted) text. */
  renderValue?: (value: unknown, item: Item) => ReactNode;
  format?: (value: unknown) => string;
  width?: string | number;
  /** Hidden first when space is limited. */
  isSecondary?: boolean;
  style?: CSSProperties;
  /** Server-side name of the column for sorting; without it the column is not sortable. */
  sortColumn?: string;
};

export type SortOption = {
  title: string;
  value: string;
  /** Texts for both orders that are clearer than 'ascending', such as 'oldest first'. */
  ascending?: string;
  descending?: string;
};

/** Returns the value at a dot-separated path; undefined if it does not exist. */
export function readValueAtPath(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      item,
    );
}

/** Returns a cell's content: rendered, formatted or as plain text. */
export function renderCellValue<Item>({ accessor, format, renderValue }: Column<Item>, item: Item): ReactNode {
  const value = readValueAtPath(item, accessor);
  if (renderValue) return renderValue(value, item);
  if (format) return format(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
