export { TagsField } from './tags-field.tsx';
export { useTagChanges } from './use-tag-changes.ts';
