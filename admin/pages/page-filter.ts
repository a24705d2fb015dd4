import type { PageStatus } from '../generated/graphql.ts';

export type PageFilter = { type: string | undefined; locale: string | undefined; status: PageStatus | undefined };

export const pageStatuses: readonly PageStatus[] = ['CONCEPT', 'REQUESTED', 'PUBLISHED', 'UNPUBLISHED'];

/** Reads the filter from an address; a status that there is not counts as none. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  return {
    type: params.get('type') ?? undefined,
    locale: params.get('locale') ?? undefined,
    status: pageStatuses.find((status) => status.toLowerCase() === params.get('status')),
  };
}

/** Writes the filter into an address; another filter begins at the first page of the list. */
export function writePageFilter(params: URLSearchParams, filter: Partial<PageFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value.toLowerCase());
  }
  next.delete('page');
  return next;
}

/** Takes filters and search off; the sorting stays. */
export function clearPageFilter(params: URLSearchParams): URLSearchParams {
  const next = writePageFilter(params, { type: undefined, locale: undefined, status: undefined });
  next.delete('q');
  return next;
}

export function isFiltered({ type, locale, status }: PageFilter): boolean {
  return type !== undefined || locale !== undefined || status !== undefined;
}
