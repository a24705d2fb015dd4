import { type DocumentNode, Kind } from 'graphql';
import type { ListQuery } from './list-state.ts';

/** Variables that a list passes to its query. */
export type ListVariable = 'pageIndex' | 'pageSize' | 'searchTerm' | 'sort' | 'order';

/** Returns those values that the query declares as variables. */
export function pickListVariables(
  document: DocumentNode,
  { sortOrder, ...values }: ListQuery & { sort: unknown },
): Record<string, unknown> {
  const entries = Object.entries({ ...values, order: sortOrder === 'asc' ? 'ASC' : 'DESC' });
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  return Object.fromEntries(entries.filter(([name]) => names.includes(name)));
}
