import type { ParameterName } from '../shared/permissions/index.ts';
import type { PermissionName } from '../shared/session/index.ts';
import { permissionNames, permissionParameters } from '../shared/permissions/index.ts';

export type Parameters = Partial<Record<ParameterName, string[]>>;

/** The permissions that a role has, each with what narrows it; an empty list narrows nothing. */
export type PermissionDraft = ReadonlyMap<PermissionName, Parameters>;

type Permission = { name: string; parameters?: unknown };

function readParameters(value: unknown): Parameters {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, list]: [string, unknown]) =>
      Array.isArray(list) ? [[name, list.filter((item) => typeof item === 'string')]] : [],
    ),
  );
}

/** Reads a role's permissions; names that the admin area does not know are left out. */
export function readPermissions(permissions: readonly Permission[]): PermissionDraft {
  return new Map(
    permissionNames.flatMap((name): [PermissionName, Parameters][] => {
      const found = permissions.find((permission) => permission.name === name);
      return found ? [[name, readParameters(found.parameters)]] : [];
    }),
  );
}

/** A draft as the server takes it: without the parameters that narrow nothing. */
export function writePermissions(draft: PermissionDraft): { name: PermissionName; parameters?: Parameters }[] {
  return [...draft].map(([name, parameters]) => {
    const narrowing = Object.entries(parameters).filter(([, list]) => list.length > 0);
    return narrowing.length === 0 ? { name } : { name, parameters: Object.fromEntries(narrowing) };
  });
}

const inOrder = (draft: PermissionDraft) =>
  writePermissions(draft).toSorted((one, other) => one.name.localeCompare(other.name));

/** Whether two drafts give the same, in whatever order. */
export const areSamePermissions = (one: PermissionDraft, other: PermissionDraft): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Gives or takes a permission; one that oneself has narrowed is given as narrow. */
export function togglePermission(draft: PermissionDraft, name: PermissionName, own: PermissionDraft): PermissionDraft {
  const next = new Map(draft);
  if (!next.delete(name)) next.set(name, { ...own.get(name) });
  return next;
}

export function narrowPermission(
  draft: PermissionDraft,
  name: PermissionName,
  parameters: Parameters,
): PermissionDraft {
  return new Map(draft).set(name, { ...draft.get(name), ...parameters });
}

/** The values that one may give: null for all, since the own permission is not narrowed. */
export function allowedValues(own: PermissionDraft, name: PermissionName, parameter: ParameterName): string[] | null {
  const values = own.get(name)?.[parameter];
  return values === undefined || values.length === 0 ? null : values;
}

export function parametersOf(name: PermissionName): readonly ParameterName[] {
  return permissionParameters[name] ?? [];
}
