import type { PermissionName } from '../session/index.ts';

export type ParameterName = 'locales' | 'pageTypes' | 'directories';

type Group = { id: 'pages' | 'library' | 'site' | 'questionnaire' | 'organisation'; names: readonly PermissionName[] };

/** All sixteen, in the order in which one reads what a role may do. */
export const permissionGroups: readonly Group[] = [
  {
    id: 'pages',
    names: ['create-page', 'edit-page', 'publish-page', 'delete-page', 'manage-menu', 'manage-tags'],
  },
  { id: 'library', names: ['manage-media'] },
  { id: 'questionnaire', names: ['manage-questionnaire', 'view-statistics'] },
  { id: 'site', names: ['manage-settings', 'manage-search', 'manage-webhooks', 'manage-api-tokens'] },
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

export const permissionNames: readonly PermissionName[] = permissionGroups.flatMap(({ names }) => names);
