import { hasPermission, type Viewer } from '../shared/context.ts';
import type { PermissionName } from '../shared/permission.ts';

/** manage-settings: a bundle is the whole site, with its settings and drafts. */
export const canExportBundle = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-settings');

/** All that an import does by itself: it makes and publishes pages, files, tags and menus, wherever they belong. */
const neededForImport: readonly PermissionName[] = [
  'manage-settings',
  'create-page',
  'edit-page',
  'publish-page',
  'manage-media',
  'manage-menu',
  'manage-tags',
];

const holdsForAll = (viewer: Viewer | null, name: PermissionName): boolean =>
  viewer?.permissions.some((permission) => permission.name === name && !permission.parameters) ?? false;

/** What somebody would need besides to import: each for every locale, page type and folder. */
export const missingForImport = (viewer: Viewer | null): PermissionName[] =>
  neededForImport.filter((name) => !holdsForAll(viewer, name));

export const canImportBundle = (viewer: Viewer | null): boolean => missingForImport(viewer).length === 0;
