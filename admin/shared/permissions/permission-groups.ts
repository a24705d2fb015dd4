import type { PermissionName } from '../session/index.ts';

export type PermissionParameterName = 'locales' | 'pageTypes' | 'directories';

type Group = { id: 'pages' | 'library' | 'site' | 'questionnaire' | 'organisation'; names: readonly PermissionName[] };

/** The assignable permissions in display order. */
export const permissionGroups: readonly Group[] = [
  {
    id: 'pages',
    names: ['create-page', 'edit-page', 'publish-page', 'delete-page', 'manage-menu', 'manage-tags'],
  },
  { id: 'library', names: ['manage-media'] },
  { id: 'questionnaire', names: ['manage-questionnaire', 'view-statistics'] },
  { id: 'site', names: ['manage-settings', 'manage-search', 'manage-api-tokens'] },
  { id: 'organisation', names: ['manage-users', 'manage-roles', 'view-audit-log'] },
];

const pageParameters: readonly PermissionParameterName[] = ['locales', 'pageTypes'];

/** The parameters that can restrict a permission. */
export const permissionParameters: Readonly<Partial<Record<PermissionName, readonly PermissionParameterName[]>>> = {
  'create-page': pageParameters,
  'edit-page': pageParameters,
  'publish-page': pageParameters,
  'delete-page': pageParameters,
  'manage-media': ['directories'],
};

/** Permissions without any effect yet are not offered. */
export const assignablePermissions: readonly PermissionName[] = permissionGroups.flatMap(({ names }) => names);

/** All permissions, since a role keeps those that are not assignable. */
export const permissionNames: readonly PermissionName[] = [...assignablePermissions, 'manage-webhooks'];
