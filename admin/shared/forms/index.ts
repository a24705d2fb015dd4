export { FormConflictNotice } from './form-conflict-notice.tsx';
export { FormErrors } from './form-errors.tsx';
export { listChangedFields, rebaseForm, selectFields } from './form-merge.ts';
export { useCollaborativeForm } from './use-collaborative-form.ts';
export { type Form, useForm } from './use-form.ts';
export { useMutationAction } from './use-mutation-action.ts';
export { useMutationForm } from './use-mutation-form.ts';
