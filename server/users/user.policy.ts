import { hasPermission, isInPerson, type Viewer } from '../shared/context.ts';
import { type Permission, type PermissionName, permissionNames } from '../shared/permission.ts';

/** Whether `own` reaches as far as `other`: without parameters a permission holds for all, with them for the lists only. */
function reaches(own: Permission, other: Permission): boolean {
  return Object.entries(own.parameters ?? {}).every(([name, allowed]) => {
    return other.parameters?.[name]?.every((value) => allowed.includes(value)) ?? false;
  });
}

/** Whether `others` hold nothing that `own` do not. */
export function covers(own: readonly Permission[], others: readonly Permission[]): boolean {
  return others.every((other) =>
    own.some((permission) => permission.name === other.name && reaches(permission, other)),
  );
}

/** An administrator's role holds every permission, for all. */
export function isAdministrator(permissions: readonly Permission[]): boolean {
  return permissionNames.every((name: PermissionName) =>
    permissions.some((permission) => permission.name === name && permission.parameters === undefined),
  );
}

type WithRole = { id: number; role: { permissions: readonly Permission[] } };
type WithPermissions = { permissions: readonly Permission[] };

/** Nobody gives a role whose permissions exceed their own. */
export function canGiveRole(viewer: Viewer | null, role: WithPermissions): boolean {
  return hasPermission(viewer, 'manage-users') && covers(viewer?.permissions ?? [], role.permissions);
}

/** Nobody edits a user whose permissions exceed their own, and no API token edits its owner. */
export function canEditUser(viewer: Viewer | null, user: WithRole): boolean {
  const isOwner = viewer?.id === user.id;
  return canGiveRole(viewer, user.role) && (!isOwner || isInPerson(viewer, user.id));
}

/** Whether anything of that user could be the viewer's to change; asked before it is told that there is no such user. */
export function canReachUser(viewer: Viewer | null, id: number): boolean {
  return isInPerson(viewer, id) || hasPermission(viewer, 'manage-users');
}

/** The profile alone is everybody's own. */
export function canEditProfile(viewer: Viewer | null, user: WithRole): boolean {
  return isInPerson(viewer, user.id) || canEditUser(viewer, user);
}

/** Not oneself; that the last administrator stays is no matter of rights (V_07). */
export function canDeleteUser(viewer: Viewer | null, user: WithRole): boolean {
  return viewer?.id !== user.id && canEditUser(viewer, user);
}

/** Nobody makes, edits or deletes a role whose permissions exceed their own. */
export function canEditRole(viewer: Viewer | null, role: WithPermissions): boolean {
  return hasPermission(viewer, 'manage-roles') && covers(viewer?.permissions ?? [], role.permissions);
}
