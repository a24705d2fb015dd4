import { z } from 'zod';
import { text, textLimits } from '../errors/index.ts';

/** Null, empty and missing mean all, or the default. */
const orDefault = <Schema extends z.ZodType, Value>(schema: Schema, value: Value) =>
  z
    .union([z.literal(''), schema])
    .nullish()
    .transform((given) =>
      given === null || given === undefined || given === '' ? value : (given as z.output<Schema>),
    );

/** A text by which a list is narrowed: null, blank and missing narrow nothing. V_12, V_14. */
export const filterText = () =>
  text(textLimits.name)
    .nullish()
    .transform((value) => value?.trim() || null);

/**
 * The query of a paged list whose items are sorted by one of `columns`, the first by default, upwards unless said.
 * V_12 for an unknown column or direction, a page size above 1,000 and wrong types.
 */
export function pagedListInput<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  usualOrder: 'asc' | 'desc' = 'asc',
) {
  return z.object({
    pageIndex: orDefault(z.int().min(0).max(1_000_000), 0),
    pageSize: orDefault(z.int().min(1).max(1_000), 25),
    searchTerm: filterText(),
    columnToSort: orDefault(z.enum(columns), columns[0] as Columns[number]),
    sortOrder: orDefault(z.enum(['asc', 'desc']), usualOrder),
  });
}

export type PagedList<Item> = { items: Item[]; totalItems: number };

/** A pattern that finds a text anywhere, whatever signs are in it. */
export function likePattern(term: string): string {
  return `%${term.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
