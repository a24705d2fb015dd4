export { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
export { UnsavedChangesModal } from './unsaved-changes-modal.tsx';
export { useUnsavedChangesBlocker } from './use-unsaved-changes-blocker.ts';
