import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-settings. */
export const canViewSystemState = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-settings');
