import { expect, test } from 'vitest';
import { assignablePermissions, permissionNames } from '../shared/permissions/index.ts';
import {
  listAllowedValues,
  restrictPermission,
  type PermissionDraft,
  toPermissionDraft,
  togglePermission,
  toRoleFields,
  toPermissionInput,
} from './permission-draft.ts';

const everything = toPermissionDraft(permissionNames.map((name) => ({ name })));

test('there are sixteen permissions', () => {
  expect(new Set(permissionNames).size).toBe(16);
});

test('a permission without effect is not offered, but a role that has it keeps it', () => {
  expect(assignablePermissions).not.toContain('manage-webhooks');
  const permissions = [{ name: 'manage-webhooks' }];
  expect(toPermissionInput(toPermissionDraft(permissions))).toEqual(permissions);
});

test('converting permissions to a draft and back removes empty parameters', () => {
  const permissions = [
    { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: [] } },
    { name: 'manage-media', parameters: null },
  ];
  expect(toPermissionInput(toPermissionDraft(permissions))).toEqual([
    { name: 'edit-page', parameters: { locales: ['nl-nl'] } },
    { name: 'manage-media' },
  ]);
});

test('a permission is granted and removed', () => {
  const given = togglePermission(new Map(), 'view-statistics', everything);
  expect(toPermissionInput(given)).toEqual([{ name: 'view-statistics' }]);
  expect(toPermissionInput(togglePermission(given, 'view-statistics', everything))).toEqual([]);
});

test('a permission that the user has only for Dutch is granted for Dutch', () => {
  const own = toPermissionDraft([{ name: 'edit-page', parameters: { locales: ['nl-nl'] } }]);
  expect(toPermissionInput(togglePermission(new Map(), 'edit-page', own))).toEqual([
    { name: 'edit-page', parameters: { locales: ['nl-nl'] } },
  ]);
  expect(listAllowedValues(own, 'edit-page', 'locales')).toEqual(['nl-nl']);
  expect(listAllowedValues(own, 'edit-page', 'pageTypes')).toBeNull();
});

test('the order of permissions does not matter', () => {
  const [edit, view] = [{ name: 'edit-page', parameters: { locales: ['en'] } }, { name: 'view-statistics' }];
  const one = toPermissionDraft([edit, view]);
  const other = togglePermission(
    togglePermission(one, 'edit-page', everything),
    'edit-page',
    toPermissionDraft([edit]),
  );
  const fieldsOf = (draft: PermissionDraft) => toRoleFields({ name: 'Editors', permissions: toPermissionInput(draft) });
  expect(fieldsOf(one)).toEqual(fieldsOf(other));
  expect(fieldsOf(one)).not.toEqual(fieldsOf(restrictPermission(other, 'edit-page', { locales: [] })));
});

test('restricting one parameter keeps the others', () => {
  const draft = restrictPermission(new Map([['edit-page', { locales: ['en'] }]]), 'edit-page', { pageTypes: ['home'] });
  expect(draft.get('edit-page')).toEqual({ locales: ['en'], pageTypes: ['home'] });
});
