import { hasPermission, isSignedInAs, type Viewer } from '../shared/context.ts';
import { type Permission, type PermissionName, permissionNames } from '../shared/permission.ts';

/**
 * Whether `own` covers `other`: without parameters a permission is unlimited, with them it is limited to their lists.
 */
function coversParameters(own: Permission, other: Permission): boolean {
  return Object.entries(own.parameters ?? {}).every(([name, allowed]) => {
    return other.parameters?.[name]?.every((value) => allowed.includes(value)) ?? false;
  });
}

/** Whether `own` includes all of `others`. */
export function permissionsCover(own: readonly Permission[], others: readonly Permission[]): boolean {
  return others.every((other) =>
    own.some((permission) => permission.name === other.name && coversParameters(permission, other)),
  );
}

/** An administrator's role has every permission, without limits. */
export function isAdministrator(permissions: readonly Permission[]): boolean {
  return permissionNames.every((name: PermissionName) =>
    permissions.some((permission) => permission.name === name && permission.parameters === undefined),
  );
}

type WithRole = { id: number; role: { permissions: readonly Permission[] } };
type WithPermissions = { permissions: readonly Permission[] };

/** Nobody assigns a role that exceeds their own permissions. */
export function canAssignRole(viewer: Viewer | null, role: WithPermissions): boolean {
  return hasPermission(viewer, 'manage-users') && permissionsCover(viewer?.permissions ?? [], role.permissions);
}

/** Nobody edits a user whose permissions exceed their own, and no API token edits its owner. */
export function canEditUser(viewer: Viewer | null, user: WithRole): boolean {
  const isOwner = viewer?.id === user.id;
  return canAssignRole(viewer, user.role) && (!isOwner || isSignedInAs(viewer, user.id));
}

/** Whether the viewer may change anything of that user; checked before revealing whether the user exists. */
export function canAccessUser(viewer: Viewer | null, id: number): boolean {
  return isSignedInAs(viewer, id) || hasPermission(viewer, 'manage-users');
}

/** Everybody may edit their own profile. */
export function canEditProfile(viewer: Viewer | null, user: WithRole): boolean {
  return isSignedInAs(viewer, user.id) || canEditUser(viewer, user);
}

/** Nobody deletes themselves. The last administrator is protected by V_07, not here. */
export function canDeleteUser(viewer: Viewer | null, user: WithRole): boolean {
  return viewer?.id !== user.id && canEditUser(viewer, user);
}

/** Nobody creates, edits or deletes a role whose permissions exceed their own. */
export function canEditRole(viewer: Viewer | null, role: WithPermissions): boolean {
  return hasPermission(viewer, 'manage-roles') && permissionsCover(viewer?.permissions ?? [], role.permissions);
}
