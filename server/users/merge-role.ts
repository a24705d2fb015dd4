import { isDeepStrictEqual } from 'node:util';
import { type ErrorItem, InvalidInput, Errors } from '../shared/errors/index.ts';
import type { Permission } from '../shared/permission.ts';

type RoleFields = { name: string; permissions: Permission[] };

/** The stored role, the role that the caller wants, and the role that the caller last saw. */
type RoleVersions = { stored: RoleFields; wanted: RoleFields; expected: RoleFields };

/** Maps permissions to their names, without empty parameters, which have no effect. */
const toParametersByName = (permissions: readonly Permission[]): Map<string, Map<string, readonly string[]>> =>
  new Map(
    permissions.map(({ name, parameters }) => [
      name,
      new Map(Object.entries(parameters ?? {}).filter(([, list]) => list.length > 0)),
    ]),
  );

/** Whether two lists of permissions are equal, in any order. */
export const arePermissionsEqual = (one: readonly Permission[], other: readonly Permission[]): boolean =>
  isDeepStrictEqual(toParametersByName(one), toParametersByName(other));

/**
 * Merges the caller's changes of a role with those that others made meanwhile. 409 V_07 on `role.name` or
 * `role.permissions` if both changed it to different values.
 */
export function mergeRole({ stored, wanted, expected }: RoleVersions): RoleFields {
  const merged: RoleFields = {
    name: wanted.name === expected.name ? stored.name : wanted.name,
    permissions: arePermissionsEqual(wanted.permissions, expected.permissions)
      ? stored.permissions
      : wanted.permissions,
  };
  const conflicts: ErrorItem[] = [];
  if (merged.name !== stored.name && stored.name !== expected.name)
    conflicts.push({ code: Errors.invalidState, property: 'role.name' });
  if (
    !arePermissionsEqual(merged.permissions, stored.permissions) &&
    !arePermissionsEqual(stored.permissions, expected.permissions)
  )
    conflicts.push({ code: Errors.invalidState, property: 'role.permissions' });
  if (conflicts.length > 0) throw new InvalidInput(conflicts);
  return merged;
}
