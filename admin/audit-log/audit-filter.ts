import type { AuditFilterInput } from '../generated/graphql.ts';

/** What narrows the audit log, as it stands in the address; days in the browser's own time. */
export type AuditFilter = {
  person: string | undefined;
  /** An API token. */
  token: string | undefined;
  action: string | undefined;
  subject: string | undefined;
  from: string | undefined;
  to: string | undefined;
};

const names = ['person', 'token', 'action', 'subject', 'from', 'to'] as const;

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const read = (name: string) => params.get(name) || undefined;
  return {
    person: read('person'),
    token: read('token'),
    action: read('action'),
    subject: read('subject'),
    from: read('from'),
    to: read('to'),
  };
}

/** Writes the filter into an address; another filter begins at the first page of the list. */
export function writeAuditFilter(params: URLSearchParams, filter: Partial<AuditFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  next.delete('page');
  return next;
}

export function clearAuditFilter(params: URLSearchParams): URLSearchParams {
  return writeAuditFilter(params, Object.fromEntries(names.map((name) => [name, undefined])));
}

export function isFiltered(filter: AuditFilter): boolean {
  return names.some((name) => filter[name] !== undefined);
}

function readId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The first instant of a day, or of the one after it; undefined for no day. */
function startOfDay(day: string | undefined, daysLater = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : [];
  const start = new Date(year, month - 1, date + daysLater);
  return year === 0 || Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The filter as the server takes it: whole days; `page` or `page-12` names a kind of thing or one of them. */
export function toServerFilter({ person, token, action, subject, from, to }: AuditFilter): AuditFilterInput {
  const [, subjectType, subjectID] = /^(.*?)(?:-(\d+))?$/.exec(subject ?? '') ?? [];
  return {
    actorID: readId(person),
    tokenID: readId(token),
    action,
    subjectType: subjectType || undefined,
    subjectID: readId(subjectID),
    from: startOfDay(from),
    to: startOfDay(to, 1),
  };
}

/** Where the filtered log is downloaded. */
export function csvPath(filter: AuditFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toServerFilter(filter))) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  return `/api/ximblox/audit-log/csv${params.size > 0 ? `?${params.toString()}` : ''}`;
}
