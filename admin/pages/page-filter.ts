import type { PageStatus } from '../generated/graphql.ts';

/** An empty list narrows nothing. */
export type PageFilter = {
  types: readonly string[];
  locales: readonly string[];
  statuses: readonly PageStatus[];
  /** Numbers of the users of whom one stored a page last. */
  editors: readonly number[];
  /** Only pages for which something is planned. */
  scheduled: true | undefined;
};

export const pageStatuses: readonly PageStatus[] = ['CONCEPT', 'REQUESTED', 'PUBLISHED', 'UNPUBLISHED'];

/** Puts every filter off. */
export const noFilter: PageFilter = { types: [], locales: [], statuses: [], editors: [], scheduled: undefined };

/** How a filter is called in an address, its values divided by commas. */
const names: Readonly<Record<keyof PageFilter, string>> = {
  types: 'type',
  locales: 'locale',
  statuses: 'status',
  editors: 'editor',
  scheduled: 'scheduled',
};

function readList(params: URLSearchParams, name: keyof PageFilter): string[] {
  const values = params.get(names[name])?.split(',') ?? [];
  return [...new Set(values.filter((value) => value !== ''))];
}

/** Reads the filter from an address; a status that there is not, or an editor who is no number, counts as none. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  const statuses = readList(params, 'statuses');
  return {
    types: readList(params, 'types'),
    locales: readList(params, 'locales'),
    statuses: pageStatuses.filter((status) => statuses.includes(status.toLowerCase())),
    editors: readList(params, 'editors')
      .map(Number)
      .filter((editor) => Number.isInteger(editor) && editor > 0),
    scheduled: params.get(names.scheduled) === 'true' ? true : undefined,
  };
}

/** Writes the filter into an address; another filter begins at the first page of the list. */
export function writePageFilter(params: URLSearchParams, filter: Partial<PageFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(filter)) {
    const name = names[key as keyof PageFilter];
    const written = value === undefined ? '' : String(value).toLowerCase();
    if (written === '') next.delete(name);
    else next.set(name, written);
  }
  next.delete('page');
  return next;
}

/** Takes filters and search off; the sorting stays. */
export function clearPageFilter(params: URLSearchParams): URLSearchParams {
  const next = writePageFilter(params, noFilter);
  next.delete('q');
  return next;
}

export function isFiltered({ scheduled, ...lists }: PageFilter): boolean {
  return scheduled === true || Object.values(lists).some((values) => values.length > 0);
}
