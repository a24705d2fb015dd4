export type { ErrorCollectionName } from './error-collections.ts';
export { errorCollections } from './error-collections.ts';
export type { ErrorItem } from './error-item.ts';
export { ErrorList } from './error-list.tsx';
export { recordFailure } from './last-failure.ts';
export {
  type MutationData,
  type MutationPayload,
  type Outcome,
  readThrownErrors,
  submitCall,
  submitMutation,
} from './submit.ts';
export {
  useErrors,
  useErrorText,
  usePropertyName,
  useFieldError,
  useFocusFirstInvalid,
  useClearedErrors,
} from './use-errors.ts';
