/** All permissions. */
export const permissionNames = [
  'manage-menu',
  'create-page',
  'manage-users',
  'edit-page',
  'publish-page',
  'delete-page',
  'manage-media',
  'manage-tags',
  'manage-search',
  'manage-settings',
  'manage-roles',
  'manage-questionnaire',
  'view-statistics',
  'view-audit-log',
  'manage-api-tokens',
  'manage-webhooks',
] as const;

/** Name of a permission. */
export type PermissionName = (typeof permissionNames)[number];

/**
 * `parameters` restricts a permission to `locales` and `pageTypes`, or `directories`; without it, it applies to all.
 */
export type Permission = { name: PermissionName; parameters?: Record<string, string[]> };
