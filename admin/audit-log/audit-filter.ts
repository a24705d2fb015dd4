import type { AuditFilterInput } from '../generated/graphql.ts';

/** Filter of the audit log, stored in the address. Days are in the browser's time zone. */
export type AuditFilter = {
  person: string | undefined;
  /** The token's number. */
  token: string | undefined;
  action: string | undefined;
  subject: string | undefined;
  from: string | undefined;
  to: string | undefined;
};

const filterNames = ['person', 'token', 'action', 'subject', 'from', 'to'] as const;

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

/** Writes the filter to an address and returns to the first page of the list. */
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
  return writeAuditFilter(params, Object.fromEntries(filterNames.map((name) => [name, undefined])));
}

export function hasAuditFilter(filter: AuditFilter): boolean {
  return filterNames.some((name) => filter[name] !== undefined);
}

function readId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Returns the start of the day, or of a later one; undefined without a day. */
function startOfDay(day: string | undefined, daysLater = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : [];
  const start = new Date(year, month - 1, date + daysLater);
  return year === 0 || Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/**
 * Converts the filter to the server's input: whole days; `page` or `page-12` means a kind of subject or a single one.
 */
export function toAuditFilterInput({ person, token, action, subject, from, to }: AuditFilter): AuditFilterInput {
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

/** Returns the path for downloading the filtered log as CSV. */
export function auditCsvPath(filter: AuditFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toAuditFilterInput(filter))) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  return `/api/ximblox/audit-log/csv${params.size > 0 ? `?${params.toString()}` : ''}`;
}
