export { usePageTypeName } from './page-type-name.ts';
export { pageTypePath } from './page-type-path.ts';
