import type { SessionUser } from './session-store.ts';

export type PermissionName =
  | 'manage-menu'
  | 'create-page'
  | 'manage-users'
  | 'edit-page'
  | 'publish-page'
  | 'delete-page'
  | 'manage-media'
  | 'manage-tags'
  | 'manage-search'
  | 'manage-settings'
  | 'manage-roles'
  | 'manage-questionnaire'
  | 'view-statistics'
  | 'view-audit-log'
  | 'manage-api-tokens'
  | 'manage-webhooks';

/** Whether the user's role has a permission, ignoring its parameters; the server decides for each page. */
export function hasPermission(user: SessionUser | null, name: PermissionName): boolean {
  return user?.role.permissions.some((permission) => permission.name === name) ?? false;
}
