import type { Icon } from '@tabler/icons-react';
import type { PermissionName, SessionUser } from '../session/index.ts';
import { hasPermission } from '../session/index.ts';

export type NavigationItem = {
  /** A text key, or the text itself for an extension's entries. */
  label: string;
  /** Path below /cmsadmin. */
  path: string;
  icon?: Icon;
  /** Without it all signed-in users see the entry. */
  permission?: PermissionName;
  submenu?: readonly NavigationItem[];
  /** Number of open tasks; hidden if 0. */
  count?: number | undefined;
};

export type NavigationGroup = {
  label: string;
  items: readonly NavigationItem[];
  /** Collapsed until the user expands it on this device. */
  isCollapsed?: boolean;
};

function listVisibleItems(items: readonly NavigationItem[], user: SessionUser | null): NavigationItem[] {
  return items
    .filter(({ permission }) => permission === undefined || hasPermission(user, permission))
    .map((item) => (item.submenu ? { ...item, submenu: listVisibleItems(item.submenu, user) } : item));
}

/** Returns the groups with the entries the user may see, without empty groups. */
export function listVisibleGroups(groups: readonly NavigationGroup[], user: SessionUser | null): NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, items: listVisibleItems(group.items, user) }))
    .filter(({ items }) => items.length > 0);
}
