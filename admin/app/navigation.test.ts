import type { NavigationItem } from '../shared/navigation/index.ts';
import { IconSettings } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { addExtraItems, addTypeEntries, countRequests, navigation } from './navigation.ts';

const item: NavigationItem = {
  label: 'Newsletter',
  path: '/newsletter',
  permission: 'manage-tags',
  submenu: [{ label: 'Issues', path: '/newsletter/issues' }],
};

test('what an installation adds stands in a group of its own, with permission and submenu', () => {
  const groups = addExtraItems([{ label: 'Pages', items: [] }], [item]);
  expect(groups.map(({ label }) => label)).toEqual(['Pages', 'navigation.more']);
  expect(groups[1]?.items).toEqual([item]);
});

test('without additions there is no such group', () => {
  expect(addExtraItems(navigation, [])).toBe(navigation);
});

test('user management, roles and the audit log need their permissions, the dashboard none', () => {
  const permissions = navigation.flatMap(({ items }) => items.map(({ path, permission }) => [path, permission]));
  expect(Object.fromEntries(permissions)).toMatchObject({
    '/users': 'manage-users',
    '/roles': 'manage-roles',
    '/audit-log': 'view-audit-log',
    '/questionnaire': 'manage-questionnaire',
    '/statistics': 'view-statistics',
    '/dashboard': undefined,
  });
});

test('every page type has its entry below the overview, and the waiting requests stand at theirs', () => {
  const typeEntries = [{ label: 'Articles', path: '/page-overview/article' }];
  const [pages] = countRequests(addTypeEntries(navigation, typeEntries), 4);
  const find = (path: string) => pages?.items.find((entry) => entry.path === path);
  expect(find('/')?.submenu).toEqual(typeEntries);
  expect(find('/publication-requests')?.count).toBe(4);
  expect(find('/page-types')?.count).toBeUndefined();
});

test('no two entries share an icon, and none has that of the own settings', () => {
  const icons = navigation.flatMap(({ items }) => items.flatMap(({ icon }) => icon ?? []));
  expect(new Set([...icons, IconSettings]).size).toBe(icons.length + 1);
});
