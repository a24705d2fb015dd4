export { DragHandle } from './drag-handle.tsx';
export { type RowDragging, type DropPoint, useRowDragging } from './use-row-dragging.ts';
export { type RowReorder, useRowReorder } from './use-row-reorder.ts';
