import { describe, expect, it } from 'vitest';
import { type Permission, permissionNames } from '../shared/permission.ts';
import {
  canDeleteUser,
  canEditProfile,
  canEditRole,
  canEditUser,
  canAssignRole,
  permissionsCover,
  isAdministrator,
} from './user.policy.ts';

const everything: Permission[] = permissionNames.map((name) => ({ name }));
const viewerWith = (...permissions: Permission[]) => ({ id: 1, sessionId: 1, permissions });
const userWith = (...permissions: Permission[]) => ({ id: 2, role: { permissions } });

describe('permissions', () => {
  it.each<[string, Permission[], Permission[], boolean]>([
    ['cover none at all', [], [], true],
    ['cover their own', [{ name: 'edit-page' }], [{ name: 'edit-page' }], true],
    ['do not cover another', [{ name: 'edit-page' }], [{ name: 'publish-page' }], false],
    [
      'for all cover those for some',
      [{ name: 'edit-page' }],
      [{ name: 'edit-page', parameters: { locales: ['en'] } }],
      true,
    ],
    [
      'for some do not cover those for all',
      [{ name: 'edit-page', parameters: { locales: ['en'] } }],
      [{ name: 'edit-page' }],
      false,
    ],
    [
      'for some cover those for fewer',
      [{ name: 'edit-page', parameters: { locales: ['en', 'nl-nl'] } }],
      [{ name: 'edit-page', parameters: { locales: ['en'], pageTypes: ['default'] } }],
      true,
    ],
    [
      'for some do not cover those for others',
      [{ name: 'edit-page', parameters: { locales: ['en'], pageTypes: ['default'] } }],
      [{ name: 'edit-page', parameters: { locales: ['en'] } }],
      false,
    ],
  ])('%s', (_title, own, others, expected) => {
    expect(permissionsCover(own, others)).toBe(expected);
  });

  it('make an administrator only if none is missing or limited', () => {
    expect(isAdministrator(everything)).toBe(true);
    expect(isAdministrator(everything.slice(1))).toBe(false);
    const [first, ...others] = everything;
    const narrowed: Permission = { name: first?.name ?? 'manage-menu', parameters: { locales: [] } };
    expect(isAdministrator([narrowed, ...others])).toBe(false);
  });
});

describe('who manages users', () => {
  const manager = viewerWith({ name: 'manage-users' }, { name: 'edit-page' });

  it('assigns, edits and deletes within the own permissions', () => {
    expect(canAssignRole(manager, { permissions: [{ name: 'edit-page' }] })).toBe(true);
    expect(canEditUser(manager, userWith({ name: 'edit-page' }))).toBe(true);
    expect(canDeleteUser(manager, userWith({ name: 'edit-page' }))).toBe(true);
  });

  it('does not touch users with more permissions', () => {
    expect(canAssignRole(manager, { permissions: everything })).toBe(false);
    expect(canEditUser(manager, userWith(...everything))).toBe(false);
    expect(canDeleteUser(manager, userWith({ name: 'publish-page' }))).toBe(false);
  });

  it('does not delete the own account', () => {
    expect(canDeleteUser(viewerWith(...everything), { id: 1, role: { permissions: [] } })).toBe(false);
  });

  it('needs manage-roles for roles', () => {
    expect(canEditRole(manager, { permissions: [] })).toBe(false);
    expect(canEditRole(viewerWith({ name: 'manage-roles' }), { permissions: [] })).toBe(true);
    expect(canEditRole(viewerWith({ name: 'manage-roles' }), { permissions: everything })).toBe(false);
  });
});

describe('anybody', () => {
  it('edits the own profile and no other', () => {
    const viewer = viewerWith({ name: 'view-statistics' });
    expect(canEditProfile(viewer, { id: 1, role: { permissions: everything } })).toBe(true);
    expect(canEditProfile(viewer, userWith())).toBe(false);
    expect(canEditProfile(null, userWith())).toBe(false);
  });
});
