import type { NavigationGroup, NavigationItem } from '../shared/navigation/index.ts';
import {
  IconActivityHeartbeat,
  IconArrowForwardUp,
  IconArrowsExchange,
  IconChartBar,
  IconFilePlus,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconLayoutList,
  IconListCheck,
  IconPhoto,
  IconSearch,
  IconSend,
  IconShieldLock,
  IconSitemap,
  IconTag,
  IconTemplate,
  IconTrash,
  IconUsers,
  IconWorldCog,
} from '@tabler/icons-react';
import { adminExtension } from '../extension/index.ts';

const overviewPath = '/';
const requestsPath = '/publication-requests';

const ownGroups: readonly NavigationGroup[] = [
  {
    label: 'navigation.pages',
    items: [
      { label: 'navigation.dashboard', path: '/dashboard', icon: IconLayoutDashboard },
      { label: 'navigation.pageOverview', path: overviewPath, icon: IconLayoutList },
      { label: 'navigation.publicationRequests', path: requestsPath, icon: IconSend },
      { label: 'navigation.newPage', path: '/new-page', icon: IconFilePlus, permission: 'create-page' },
      { label: 'navigation.pageTypes', path: '/page-types', icon: IconTemplate },
      { label: 'navigation.menuStructure', path: '/menu-structure', icon: IconSitemap, permission: 'manage-menu' },
      { label: 'navigation.redirects', path: '/redirects', icon: IconArrowForwardUp },
      { label: 'navigation.bin', path: '/bin', icon: IconTrash },
    ],
  },
  {
    label: 'navigation.library',
    items: [
      { label: 'navigation.media', path: '/medialibrary', icon: IconPhoto },
      { label: 'navigation.tags', path: '/tags', icon: IconTag },
    ],
  },
  {
    label: 'navigation.questionnaire',
    items: [
      {
        label: 'navigation.questions',
        path: '/questionnaire',
        icon: IconListCheck,
        permission: 'manage-questionnaire',
      },
      { label: 'navigation.statistics', path: '/statistics', icon: IconChartBar, permission: 'view-statistics' },
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
  {
    label: 'navigation.system',
    isFolded: true,
    items: [
      {
        label: 'navigation.siteSettings',
        path: '/site-settings',
        icon: IconWorldCog,
        permission: 'manage-settings',
      },
      { label: 'navigation.searchIndex', path: '/search-index', icon: IconSearch, permission: 'manage-search' },
      {
        label: 'navigation.systemState',
        path: '/system-state',
        icon: IconActivityHeartbeat,
        permission: 'manage-settings',
      },
      {
        label: 'navigation.bundles',
        path: '/import-export',
        icon: IconArrowsExchange,
        permission: 'manage-settings',
      },
      { label: 'navigation.apiTokens', path: '/api-tokens', icon: IconKey, permission: 'manage-api-tokens' },
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

/** The entries of the navigation before the server has told more; an entry with a permission is shown only to those who have it. */
export const navigation = addExtraItems(ownGroups, adminExtension.menuItems);

function changeItem(
  groups: readonly NavigationGroup[],
  path: string,
  change: Partial<NavigationItem>,
): readonly NavigationGroup[] {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.path === path ? { ...item, ...change } : item)),
  }));
}

/** Puts an entry for each page type with an overview of its own below the page overview. */
export function addTypeEntries(groups: readonly NavigationGroup[], submenu: readonly NavigationItem[]) {
  return changeItem(groups, overviewPath, { submenu });
}

/** Says how many publication requests wait. */
export function countRequests(groups: readonly NavigationGroup[], count: number) {
  return changeItem(groups, requestsPath, { count });
}
