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
  IconSettings,
  IconShieldLock,
  IconSitemap,
  IconTag,
  IconTemplate,
  IconTrash,
  IconUsers,
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
      {
        label: 'navigation.siteSettings',
        path: '/site-settings',
        icon: IconSettings,
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

/** The entries of the navigation before the server has told more; an entry with a permission is shown only to those who have it. */
export const navigation = addExtraItems(ownGroups, adminExtension.menuItems);

type Site = {
  /** Those with an overview of their own. */
  typeEntries: readonly NavigationItem[];
  openRequests: number;
};

/** The navigation with what the server knows: an entry for each page type, and how many requests wait. */
export function fillNavigation(groups: readonly NavigationGroup[], { typeEntries, openRequests }: Site) {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      if (item.path === overviewPath) return { ...item, submenu: typeEntries };
      return item.path === requestsPath ? { ...item, count: openRequests } : item;
    }),
  }));
}
