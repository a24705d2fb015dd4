import type { ComponentType } from 'react';
import type { NavigationItem } from '../shared/navigation/index.ts';
import type { PermissionName } from '../shared/session/index.ts';

/** A screen that an extension adds, in the layout of the built-in screens. */
export type ExtensionScreen = {
  /**
   * Path below /cmsadmin with a leading slash, optionally with parameters such as `/newsletter/:issue`. Built-in
   * screens take precedence.
   */
  path: string;
  /** Heading shown when the permission is missing. */
  title: string;
  /** Users without it see a message instead of the screen. The server must check permissions itself. */
  permission?: PermissionName;
  load: () => Promise<{ default: ComponentType }>;
};

/** Extension of the admin area: `extensions/admin.tsx` exports it as `adminExtension`. */
export type AdminExtension = {
  /** Entries for a separate navigation group. Entries with a permission are hidden from users without it. */
  menuItems: readonly NavigationItem[];
  screens: readonly ExtensionScreen[];
};

type ExtensionModule = { adminExtension: AdminExtension };

const emptyExtension: AdminExtension = { menuItems: [], screens: [] };

/** Returns the extension among the found modules; an empty one if there is none. */
export function findExtension(modules: Readonly<Record<string, ExtensionModule>>): AdminExtension {
  return Object.values(modules)[0]?.adminExtension ?? emptyExtension;
}

/** This installation's extension, included at build time if its file exists. See docs/extensions.md. */
export const adminExtension = findExtension(
  import.meta.glob<ExtensionModule>('../../extensions/admin.tsx', { eager: true }),
);
