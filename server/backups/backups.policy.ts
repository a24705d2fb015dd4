import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-settings. */
export const canViewBackups = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-settings');
