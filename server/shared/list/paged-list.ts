import { z } from 'zod';
import { textInput, textLimits } from '../errors/index.ts';

/** Null, empty and missing mean the default. */
const withDefault = <Schema extends z.ZodType, Value>(schema: Schema, value: Value) =>
  z
    .union([z.literal(''), schema])
    .nullish()
    .transform((given) =>
      given === null || given === undefined || given === '' ? value : (given as z.output<Schema>),
    );

/** A filter text; null, blank and missing mean no filter. V_12, V_14. */
export const filterTextInput = () =>
  textInput(textLimits.name)
    .nullish()
    .transform((value) => value?.trim() || null);

/**
 * The query of a paged list, sorted by one of `columns`, by default the first in ascending order. V_12 for an unknown
 * column or direction, a page size above 1,000 and wrong types.
 */
export function pagedListInput<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  defaultOrder: 'asc' | 'desc' = 'asc',
) {
  return z.object({
    pageIndex: withDefault(z.int().min(0).max(1_000_000), 0),
    pageSize: withDefault(z.int().min(1).max(1_000), 25),
    searchTerm: filterTextInput(),
    columnToSort: withDefault(z.enum(columns), columns[0] as Columns[number]),
    sortOrder: withDefault(z.enum(['asc', 'desc']), defaultOrder),
  });
}

/** One page of a list, and the number of all items. */
export type PagedList<Item> = { items: Item[]; totalItems: number };

/** Returns a LIKE pattern that finds the term anywhere, with special characters escaped. */
export function likePattern(term: string): string {
  return `%${term.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
