import { hasPermission, type Viewer } from '../shared/context.ts';
import type { PermissionName } from '../shared/permission.ts';

/** manage-settings: a bundle contains the whole site, with its settings and drafts. */
export const canExportBundle = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-settings');

/** What an import does: it creates and publishes pages, files, tags and menus in any place. */
const importPermissions: readonly PermissionName[] = [
  'manage-settings',
  'create-page',
  'edit-page',
  'publish-page',
  'manage-media',
  'manage-menu',
  'manage-tags',
];

const hasUnlimitedPermission = (viewer: Viewer | null, name: PermissionName): boolean =>
  viewer?.permissions.some((permission) => permission.name === name && !permission.parameters) ?? false;

/** Returns the permissions that the viewer lacks for an import. Each is needed without limits. */
export const missingImportPermissions = (viewer: Viewer | null): PermissionName[] =>
  importPermissions.filter((name) => !hasUnlimitedPermission(viewer, name));

/** Whether the viewer has all permissions for an import. */
export const canImportBundle = (viewer: Viewer | null): boolean => missingImportPermissions(viewer).length === 0;
