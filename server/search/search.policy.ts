import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-search. */
export const canManageSearch = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-search');
