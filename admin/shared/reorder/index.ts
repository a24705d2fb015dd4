export { DragHandle } from './drag-handle.tsx';
export { type RowDragging, type RowPoint, useRowDragging } from './use-row-dragging.ts';
