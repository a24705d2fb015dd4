import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-settings. */
export const canSeeBackups = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-settings');
