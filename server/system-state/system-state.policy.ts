import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-settings. */
export const canSeeSystemState = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-settings');
