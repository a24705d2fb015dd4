import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-tags. */
export const canManageTags = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-tags');
