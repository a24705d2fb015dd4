export { FormConflictNotice } from './form-conflict-notice.tsx';
export { listChangedFields, rebaseForm, selectFields } from './form-merge.ts';
export { useCollaborativeForm } from './use-collaborative-form.ts';
