export { DragHandle } from './drag-handle.tsx';
export { type RowDragging, type RowPoint, useRowDragging } from './use-row-dragging.ts';
export { type RowOrder, useRowOrder } from './use-row-order.ts';
