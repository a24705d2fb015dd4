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

const builtInGroups: readonly NavigationGroup[] = [
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
    isCollapsed: true,
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

/** Appends a group with the extension's entries, if there are any. */
export function addExtensionItems(
  groups: readonly NavigationGroup[],
  extensionItems: readonly NavigationItem[],
): readonly NavigationGroup[] {
  return extensionItems.length === 0 ? groups : [...groups, { label: 'navigation.more', items: extensionItems }];
}

/** The navigation before anything is loaded. Entries with a permission are shown only to users who have it. */
export const baseNavigation = addExtensionItems(builtInGroups, adminExtension.menuItems);

function updateItem(
  groups: readonly NavigationGroup[],
  path: string,
  change: Partial<NavigationItem>,
): readonly NavigationGroup[] {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.path === path ? { ...item, ...change } : item)),
  }));
}

/** Adds an entry below the page overview for each page type with its own overview. */
export function addPageTypeItems(groups: readonly NavigationGroup[], submenu: readonly NavigationItem[]) {
  return updateItem(groups, overviewPath, { submenu });
}

/** Shows the number of open publication requests. */
export function setRequestCount(groups: readonly NavigationGroup[], count: number) {
  return updateItem(groups, requestsPath, { count });
}
