import { hasPermission, type Viewer } from '../shared/context.ts';

/** manage-questionnaire. */
export const canManageQuestionnaire = (viewer: Viewer | null): boolean => hasPermission(viewer, 'manage-questionnaire');
