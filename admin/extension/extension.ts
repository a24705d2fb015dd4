import type { ComponentType } from 'react';
import type { NavigationItem } from '../shared/navigation/index.ts';
import type { PermissionName } from '../shared/session/index.ts';

/** A screen that an installation adds, in the layout of the others. */
export type ExtensionScreen = {
  /** Below /cmsadmin, with a slash in front; may hold parameters such as `/newsletter/:issue`. A screen of the product wins. */
  path: string;
  /** Heading where the permission is missing. */
  title: string;
  /** Whoever lacks it sees a message in place of the screen. The server checks rights by itself. */
  permission?: PermissionName;
  /** Imports the screen when it is opened: `() => import('./newsletter.tsx')`. */
  load: () => Promise<{ default: ComponentType }>;
};

/** What an installation adds to the admin area: `extensions/admin.tsx` exports it as `adminExtension`. */
export type AdminExtension = {
  /** Entries of a group of their own in the navigation. An entry with a permission is hidden from those without it. */
  menuItems: readonly NavigationItem[];
  screens: readonly ExtensionScreen[];
};

type ExtensionModule = { adminExtension: AdminExtension };

const nothing: AdminExtension = { menuItems: [], screens: [] };

/** The extension among the modules that were found; one without any adds nothing. */
export function readExtension(modules: Readonly<Record<string, ExtensionModule>>): AdminExtension {
  return Object.values(modules)[0]?.adminExtension ?? nothing;
}

/** The extension of this installation, built in where its file exists. See docs/extensions.md. */
export const adminExtension = readExtension(
  import.meta.glob<ExtensionModule>('../../extensions/admin.tsx', { eager: true }),
);
