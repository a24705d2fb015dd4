export { toChangeRows } from './change-rows.ts';
export { ComparisonList } from './comparison-list.tsx';
export { useChangeNames } from './use-change-names.ts';
