export { type CollectionName, errorCollections } from './error-collections.ts';
export { entityOf, type ErrorItem, fieldOf, isGeneral } from './error-item.ts';
export { ErrorList } from './error-list.tsx';
export { type Outcome, readThrownErrors, submit } from './submit.ts';
export {
  useErrors,
  useErrorText,
  useFieldError,
  useFocusFirstInvalid,
  useFreshErrors,
  usePropertyName,
} from './use-errors.ts';
