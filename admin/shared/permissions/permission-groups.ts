import type { PermissionName } from '../session/index.ts';

export type ParameterName = 'locales' | 'pageTypes' | 'directories';

type Group = { id: 'pages' | 'library' | 'site' | 'questionnaire' | 'organisation'; names: readonly PermissionName[] };

/** The permissions that a role is offered, in the order in which one reads what a role may do. */
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

const ofPages: readonly ParameterName[] = ['locales', 'pageTypes'];

/** What a permission can be narrowed by. */
export const permissionParameters: Readonly<Partial<Record<PermissionName, readonly ParameterName[]>>> = {
  'create-page': ofPages,
  'edit-page': ofPages,
  'publish-page': ofPages,
  'delete-page': ofPages,
  'manage-media': ['directories'],
};

/** What can be given: permissions that guard nothing yet are not offered. */
export const offeredPermissions: readonly PermissionName[] = permissionGroups.flatMap(({ names }) => names);

/** All sixteen: a role that has one that is not offered keeps it when it is stored. */
export const permissionNames: readonly PermissionName[] = [...offeredPermissions, 'manage-webhooks'];
