import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-menu. */
export const canManageMenu = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-menu');
