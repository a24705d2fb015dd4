import type { SessionUser } from '../session/index.ts';
import type { NavigationGroup } from './navigation.ts';
import { expect, test } from 'vitest';
import { listVisibleGroups } from './navigation.ts';

function makeUser(...names: string[]): SessionUser {
  const permissions = names.map((name) => ({ name, parameters: null }));
  return { id: 1, email: '', name: '', jobTitle: '', image: null, role: { id: 1, name: '', permissions } };
}

const groups: NavigationGroup[] = [
  {
    label: 'Pages',
    items: [
      { label: 'Overview', path: '/' },
      { label: 'New page', path: '/new-page', permission: 'create-page' },
      {
        label: 'Newsletter',
        path: '/newsletter',
        submenu: [
          { label: 'Issues', path: '/newsletter/issues' },
          { label: 'Readers', path: '/newsletter/readers', permission: 'manage-users' },
        ],
      },
    ],
  },
  { label: 'Organisation', items: [{ label: 'Users', path: '/users', permission: 'manage-users' }] },
];

function listLabels(user: SessionUser | null): string[] {
  return listVisibleGroups(groups, user).flatMap(({ label, items }) => [
    label,
    ...items.flatMap((item) => [item.label, ...(item.submenu ?? []).map((child) => `- ${child.label}`)]),
  ]);
}

test('entries without a permission are shown to everybody, and empty groups are left out', () => {
  expect(listLabels(makeUser())).toEqual(['Pages', 'Overview', 'Newsletter', '- Issues']);
});

test('an entry with a permission is shown only to users who have it, in submenus too', () => {
  expect(listLabels(makeUser('manage-users'))).toEqual([
    'Pages',
    'Overview',
    'Newsletter',
    '- Issues',
    '- Readers',
    'Organisation',
    'Users',
  ]);
  expect(listLabels(makeUser('create-page'))).toContain('New page');
});
