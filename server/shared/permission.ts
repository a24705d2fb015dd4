/** Every permission there is */
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

export type PermissionName = (typeof permissionNames)[number];

/** `parameters` narrows a permission: `locales` and `pageTypes`, or `directories`; without it, it holds for all. */
export type Permission = { name: PermissionName; parameters?: Record<string, string[]> };
