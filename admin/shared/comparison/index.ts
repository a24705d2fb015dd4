export { type ChangeMark, markOf, marksOf, type PreviewMarks } from './change-mark.ts';
export { ComparisonList } from './comparison-list.tsx';
export { useChangeNames } from './use-change-names.ts';
