import type { PageStatus } from '../generated/graphql.ts';

export type PageFilter = {
  type: string | undefined;
  locale: string | undefined;
  status: PageStatus | undefined;
  /** Number of the user who stored a page last. */
  editor: number | undefined;
  /** Only pages for which something is planned. */
  scheduled: true | undefined;
};

export const pageStatuses: readonly PageStatus[] = ['CONCEPT', 'REQUESTED', 'PUBLISHED', 'UNPUBLISHED'];

/** Puts every filter off. */
export const noFilter: PageFilter = {
  type: undefined,
  locale: undefined,
  status: undefined,
  editor: undefined,
  scheduled: undefined,
};

/** Reads the filter from an address; a status that there is not, or an editor who is no number, counts as none. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  const editor = Number(params.get('editor'));
  return {
    type: params.get('type') ?? undefined,
    locale: params.get('locale') ?? undefined,
    status: pageStatuses.find((status) => status.toLowerCase() === params.get('status')),
    editor: Number.isInteger(editor) && editor > 0 ? editor : undefined,
    scheduled: params.get('scheduled') === 'true' ? true : undefined,
  };
}

/** Writes the filter into an address; another filter begins at the first page of the list. */
export function writePageFilter(params: URLSearchParams, filter: Partial<PageFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value).toLowerCase());
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

export function isFiltered(filter: PageFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
