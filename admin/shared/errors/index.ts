export type { CollectionName } from './error-collections.ts';
export { errorCollections } from './error-collections.ts';
export type { ErrorItem } from './error-item.ts';
export { ErrorList } from './error-list.tsx';
export { noteFailure } from './last-failure.ts';
export { type Outcome, submit } from './submit.ts';
export {
  useErrors,
  useErrorText,
  usePropertyName,
  useFieldError,
  useFocusFirstInvalid,
  useFreshErrors,
} from './use-errors.ts';
