import type { PermissionParameterName } from '../shared/permissions/index.ts';
import type { PermissionName } from '../shared/session/index.ts';
import { permissionNames, permissionParameters } from '../shared/permissions/index.ts';

export type PermissionParameterValues = Partial<Record<PermissionParameterName, string[]>>;

/** A role's permissions with their restrictions; an empty list means no restriction. */
export type PermissionDraft = ReadonlyMap<PermissionName, PermissionParameterValues>;

type Permission = { name: string; parameters?: unknown };

function parseParameterValues(value: unknown): PermissionParameterValues {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, list]: [string, unknown]) =>
      Array.isArray(list) ? [[name, list.filter((item) => typeof item === 'string')]] : [],
    ),
  );
}

/** Converts a role's permissions; permissions unknown to the admin area are ignored. */
export function toPermissionDraft(permissions: readonly Permission[]): PermissionDraft {
  return new Map(
    permissionNames.flatMap((name): [PermissionName, PermissionParameterValues][] => {
      const found = permissions.find((permission) => permission.name === name);
      return found ? [[name, parseParameterValues(found.parameters)]] : [];
    }),
  );
}

/** Converts a draft to the server's input, without empty restrictions. */
export function toPermissionInput(
  draft: PermissionDraft,
): { name: PermissionName; parameters?: PermissionParameterValues }[] {
  return [...draft].map(([name, parameters]) => {
    const restrictions = Object.entries(parameters).filter(([, list]) => list.length > 0);
    return restrictions.length === 0 ? { name } : { name, parameters: Object.fromEntries(restrictions) };
  });
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b);

/** Form values of a role, sorted by name so that equal roles have equal values. */
export type RoleFields = { name: string; permissions: { name: string; parameters?: PermissionParameterValues }[] };

/** Converts a role to form values. */
export function toRoleFields({ name, permissions }: { name: string; permissions: readonly Permission[] }): RoleFields {
  const written = toPermissionInput(toPermissionDraft(permissions)).map(({ name: permission, parameters }) =>
    parameters
      ? { name: permission, parameters: Object.fromEntries(Object.entries(parameters).toSorted(byKey)) }
      : { name: permission },
  );
  return { name, permissions: written.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** Grants or removes a permission; if the current user's own is restricted, the same restriction is granted. */
export function togglePermission(draft: PermissionDraft, name: PermissionName, own: PermissionDraft): PermissionDraft {
  const next = new Map(draft);
  if (!next.delete(name)) next.set(name, { ...own.get(name) });
  return next;
}

export function restrictPermission(
  draft: PermissionDraft,
  name: PermissionName,
  parameters: PermissionParameterValues,
): PermissionDraft {
  return new Map(draft).set(name, { ...draft.get(name), ...parameters });
}

/** Returns the values that the user may grant; null for all, if the user's own permission is not restricted. */
export function listAllowedValues(
  own: PermissionDraft,
  name: PermissionName,
  parameter: PermissionParameterName,
): string[] | null {
  const values = own.get(name)?.[parameter];
  return values === undefined || values.length === 0 ? null : values;
}

export function listParameters(name: PermissionName): readonly PermissionParameterName[] {
  return permissionParameters[name] ?? [];
}
