export { type ChangeMark, getBlockMark, getBlockMarks, type PreviewMarks } from './change-mark.ts';
export { ComparisonList } from './comparison-list.tsx';
export { useChangeLabels } from './use-change-labels.ts';
