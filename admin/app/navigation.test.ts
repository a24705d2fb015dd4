import type { NavigationItem } from '../shared/navigation/index.ts';
import { IconSettings } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { addExtensionItems, addPageTypeItems, setRequestCount, baseNavigation } from './navigation.ts';

const item: NavigationItem = {
  label: 'Newsletter',
  path: '/newsletter',
  permission: 'manage-tags',
  submenu: [{ label: 'Issues', path: '/newsletter/issues' }],
};

test('an extension’s entries are in a group of their own, with permission and submenu', () => {
  const groups = addExtensionItems([{ label: 'Pages', items: [] }], [item]);
  expect(groups.map(({ label }) => label)).toEqual(['Pages', 'navigation.more']);
  expect(groups[1]?.items).toEqual([item]);
});

test('without an extension there is no such group', () => {
  expect(addExtensionItems(baseNavigation, [])).toBe(baseNavigation);
});

test('user management, roles and the audit log require their permissions, the dashboard none', () => {
  const permissions = baseNavigation.flatMap(({ items }) => items.map(({ path, permission }) => [path, permission]));
  expect(Object.fromEntries(permissions)).toMatchObject({
    '/users': 'manage-users',
    '/roles': 'manage-roles',
    '/audit-log': 'view-audit-log',
    '/questionnaire': 'manage-questionnaire',
    '/statistics': 'view-statistics',
    '/dashboard': undefined,
  });
});

test('page types have entries below the overview, and the number of open requests is shown at theirs', () => {
  const typeItems = [{ label: 'Articles', path: '/page-overview/article' }];
  const [pages] = setRequestCount(addPageTypeItems(baseNavigation, typeItems), 4);
  const find = (path: string) => pages?.items.find((entry) => entry.path === path);
  expect(find('/')?.submenu).toEqual(typeItems);
  expect(find('/publication-requests')?.count).toBe(4);
  expect(find('/page-types')?.count).toBeUndefined();
});

test('every entry has a different icon, also from the user settings', () => {
  const icons = baseNavigation.flatMap(({ items }) => items.flatMap(({ icon }) => icon ?? []));
  expect(new Set([...icons, IconSettings]).size).toBe(icons.length + 1);
});
