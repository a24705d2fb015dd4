import type { NavigationItem } from '../shared/navigation/index.ts';

/**
 * Menu items of this installation: each with a label (a key of a text, or the text itself) and a path below /cmsadmin;
 * optionally an icon, a permission without which it is hidden, and a submenu of such items.
 */
export const extraMenuItems: readonly NavigationItem[] = [];
