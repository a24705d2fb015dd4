import type { PageStatus } from '../generated/graphql.ts';

/** An empty list means no restriction. */
export type PageFilter = {
  types: readonly string[];
  locales: readonly string[];
  statuses: readonly PageStatus[];
  /** Ids of users; matches pages that one of them saved last. */
  editors: readonly number[];
  /** Only pages with a scheduled publication or unpublishing. */
  scheduled: true | undefined;
};

export const pageStatuses: readonly PageStatus[] = ['CONCEPT', 'REQUESTED', 'PUBLISHED', 'UNPUBLISHED'];

export const emptyPageFilter: PageFilter = { types: [], locales: [], statuses: [], editors: [], scheduled: undefined };

/** Names of the filters in the address; values are separated by commas. */
const paramNames: Readonly<Record<keyof PageFilter, string>> = {
  types: 'type',
  locales: 'locale',
  statuses: 'status',
  editors: 'editor',
  scheduled: 'scheduled',
};

function readList(params: URLSearchParams, name: keyof PageFilter): string[] {
  const values = params.get(paramNames[name])?.split(',') ?? [];
  return [...new Set(values.filter((value) => value !== ''))];
}

/** Reads the filter from an address. Unknown statuses and invalid user ids are ignored. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  const statuses = readList(params, 'statuses');
  return {
    types: readList(params, 'types'),
    locales: readList(params, 'locales'),
    statuses: pageStatuses.filter((status) => statuses.includes(status.toLowerCase())),
    editors: readList(params, 'editors')
      .map(Number)
      .filter((editor) => Number.isInteger(editor) && editor > 0),
    scheduled: params.get(paramNames.scheduled) === 'true' ? true : undefined,
  };
}

/** Writes the filter to an address and returns to the first page of the list. */
export function writePageFilter(params: URLSearchParams, filter: Partial<PageFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(filter)) {
    const name = paramNames[key as keyof PageFilter];
    const written = value === undefined ? '' : String(value).toLowerCase();
    if (written === '') next.delete(name);
    else next.set(name, written);
  }
  next.delete('page');
  return next;
}

/** Removes filters and search but keeps the sorting. */
export function clearPageFilter(params: URLSearchParams): URLSearchParams {
  const next = writePageFilter(params, emptyPageFilter);
  next.delete('q');
  return next;
}

export function hasPageFilter({ scheduled, ...lists }: PageFilter): boolean {
  return scheduled === true || Object.values(lists).some((values) => values.length > 0);
}
