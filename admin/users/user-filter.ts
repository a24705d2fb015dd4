/** Filter of the user list, stored in the address. */
export type UserListFilter = { roleID: number | undefined; active: boolean | undefined };

const activeByState: Readonly<Record<string, boolean>> = { active: true, invited: false };

/** Reads the filter from an address; invalid values are ignored. */
export function readUserFilter(params: URLSearchParams): UserListFilter {
  const role = Number(params.get('role') ?? '');
  return {
    roleID: Number.isInteger(role) && role > 0 ? role : undefined,
    active: activeByState[params.get('state') ?? ''],
  };
}

/** Sets parameters of the address (`role`, `state`) and returns to the first page of the list. */
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

/** Removes filters and search but keeps the sorting. */
export function clearUserFilter(params: URLSearchParams): URLSearchParams {
  return writeUserFilter(params, { role: undefined, state: undefined, q: undefined });
}
