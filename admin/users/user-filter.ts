/** What narrows the list of users; kept in the address. */
export type UserListFilter = { roleID: number | undefined; active: boolean | undefined };

const states: Readonly<Record<string, boolean>> = { active: true, invited: false };

/** Reads the filter from an address; what makes no sense there counts as none. */
export function readUserFilter(params: URLSearchParams): UserListFilter {
  const role = Number(params.get('role') ?? '');
  return { roleID: Number.isInteger(role) && role > 0 ? role : undefined, active: states[params.get('state') ?? ''] };
}

/** Writes values of the address (`role`, `state`); another filter begins at the first page of the list. */
export function writeUserFilter(
  params: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  next.delete('page');
  return next;
}

/** Takes filters and search off; the sorting stays. */
export function clearUserFilter(params: URLSearchParams): URLSearchParams {
  return writeUserFilter(params, { role: undefined, state: undefined, q: undefined });
}
