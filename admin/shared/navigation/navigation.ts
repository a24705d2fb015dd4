import type { Icon } from '@tabler/icons-react';
import type { PermissionName, SessionUser } from '../session/index.ts';
import { hasPermission } from '../session/index.ts';

export type NavigationItem = {
  /** Key of a text, or the text itself where an installation adds an entry. */
  label: string;
  /** Below /cmsadmin. */
  path: string;
  icon?: Icon;
  /** Without it everybody who is signed in sees the entry. */
  permission?: PermissionName;
  submenu?: readonly NavigationItem[];
  /** How many wait there; shown only where there are any. */
  count?: number | undefined;
};

export type NavigationGroup = {
  label: string;
  items: readonly NavigationItem[];
  /** Closed until somebody opens it on this device. */
  isFolded?: boolean;
};

function listVisibleItems(items: readonly NavigationItem[], user: SessionUser | null): NavigationItem[] {
  return items
    .filter(({ permission }) => permission === undefined || hasPermission(user, permission))
    .map((item) => (item.submenu ? { ...item, submenu: listVisibleItems(item.submenu, user) } : item));
}

/** The entries that a user may see; a group without any is left out. */
export function listVisibleGroups(groups: readonly NavigationGroup[], user: SessionUser | null): NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, items: listVisibleItems(group.items, user) }))
    .filter(({ items }) => items.length > 0);
}
