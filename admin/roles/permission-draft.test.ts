import { expect, test } from 'vitest';
import { offeredPermissions, permissionNames } from '../shared/permissions/index.ts';
import {
  allowedValues,
  areSamePermissions,
  narrowPermission,
  readPermissions,
  togglePermission,
  writePermissions,
} from './permission-draft.ts';

const everything = readPermissions(permissionNames.map((name) => ({ name })));

test('there are sixteen permissions', () => {
  expect(new Set(permissionNames).size).toBe(16);
});

test('a permission that guards nothing yet is not offered, and a role that has it keeps it', () => {
  expect(offeredPermissions).not.toContain('manage-webhooks');
  const permissions = [{ name: 'manage-webhooks' }];
  expect(writePermissions(readPermissions(permissions))).toEqual(permissions);
});

test('what is read is written again, without parameters that narrow nothing', () => {
  const permissions = [
    { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: [] } },
    { name: 'manage-media', parameters: null },
  ];
  expect(writePermissions(readPermissions(permissions))).toEqual([
    { name: 'edit-page', parameters: { locales: ['nl-nl'] } },
    { name: 'manage-media' },
  ]);
});

test('a permission is given and taken', () => {
  const given = togglePermission(new Map(), 'view-statistics', everything);
  expect(writePermissions(given)).toEqual([{ name: 'view-statistics' }]);
  expect(writePermissions(togglePermission(given, 'view-statistics', everything))).toEqual([]);
});

test('what oneself may only do in Dutch is given for Dutch', () => {
  const own = readPermissions([{ name: 'edit-page', parameters: { locales: ['nl-nl'] } }]);
  expect(writePermissions(togglePermission(new Map(), 'edit-page', own))).toEqual([
    { name: 'edit-page', parameters: { locales: ['nl-nl'] } },
  ]);
  expect(allowedValues(own, 'edit-page', 'locales')).toEqual(['nl-nl']);
  expect(allowedValues(own, 'edit-page', 'pageTypes')).toBeNull();
});

test('the order in which permissions were given makes no other role', () => {
  const [edit, view] = [{ name: 'edit-page', parameters: { locales: ['en'] } }, { name: 'view-statistics' }];
  const one = readPermissions([edit, view]);
  const other = togglePermission(togglePermission(one, 'edit-page', everything), 'edit-page', readPermissions([edit]));
  expect(areSamePermissions(one, other)).toBe(true);
  expect(areSamePermissions(one, narrowPermission(other, 'edit-page', { locales: [] }))).toBe(false);
});

test('narrowing keeps the other parameters', () => {
  const draft = narrowPermission(new Map([['edit-page', { locales: ['en'] }]]), 'edit-page', { pageTypes: ['home'] });
  expect(draft.get('edit-page')).toEqual({ locales: ['en'], pageTypes: ['home'] });
});
