import type { NavigationGroup, NavigationItem } from '../shared/navigation/index.ts';
import {
  IconFilePlus,
  IconHistory,
  IconLayoutDashboard,
  IconLayoutList,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';
import { extraMenuItems } from './extra-menu-items.ts';

const ownGroups: readonly NavigationGroup[] = [
  {
    label: 'navigation.pages',
    items: [
      { label: 'navigation.dashboard', path: '/dashboard', icon: IconLayoutDashboard },
      { label: 'navigation.pageOverview', path: '/', icon: IconLayoutList },
      { label: 'navigation.newPage', path: '/new-page', icon: IconFilePlus, permission: 'create-page' },
    ],
  },
  {
    label: 'navigation.organisation',
    items: [
      { label: 'navigation.users', path: '/users', icon: IconUsers, permission: 'manage-users' },
      { label: 'navigation.roles', path: '/roles', icon: IconShieldLock, permission: 'manage-roles' },
      { label: 'navigation.auditLog', path: '/audit-log', icon: IconHistory, permission: 'view-audit-log' },
    ],
  },
];

/** The product's groups, and one for what an installation adds where it adds anything. */
export function addExtraItems(
  groups: readonly NavigationGroup[],
  extras: readonly NavigationItem[],
): readonly NavigationGroup[] {
  return extras.length === 0 ? groups : [...groups, { label: 'navigation.more', items: extras }];
}

/** The entries of the navigation; an entry with a permission is shown only to those who have it. */
export const navigation = addExtraItems(ownGroups, extraMenuItems);
