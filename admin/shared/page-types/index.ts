export { usePageTypeName } from './page-type-name.ts';
export { getPageTypePath } from './page-type-path.ts';
