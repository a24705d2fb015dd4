import { type RowDragging, type DropPoint, useRowDragging } from '../shared/reorder/index.ts';
import { getDropDepth, type DropTarget, dropMenuRow } from './edit-menu-rows.ts';
import { findBranchEnd, type MenuRow } from './menu-rows.ts';

/** Indentation per level in pixels; must equal the width in menu-list.module.css. */
const indentPx = 24;

export type MenuRowDrag = {
  /** Where the dragged entry would be inserted, and at what depth. */
  dropIndicator: { edge: 'before' | 'after'; depth: number } | null;
  isDragged: boolean;
  row: ReturnType<RowDragging['row']>;
  handle: ReturnType<RowDragging['handle']>;
};

function toDropTarget(rows: readonly MenuRow[], { over, edge, offsetLeft }: DropPoint): DropTarget {
  const index = rows.findIndex(({ key }) => key === over);
  return { gap: edge === 'before' ? index : index + 1, depth: Math.max(0, Math.floor(offsetLeft / indentPx)) };
}

/** Reorders entries by dragging their handles: vertically for the position, horizontally for the level. */
export function useMenuRowDrag(rows: readonly MenuRow[], onDropped: (key: string, rows: readonly MenuRow[]) => void) {
  const { dragged, point, row, handle } = useRowDragging((key, at) => {
    const after = dropMenuRow(rows, key, toDropTarget(rows, at));
    if (after) onDropped(key, after);
  });
  const from = rows.findIndex(({ key }) => key === dragged);
  return (key: string, index: number): MenuRowDrag => ({
    dropIndicator: dragged !== null && point?.over === key ? getDropIndicator(rows, dragged, point) : null,
    isDragged: from >= 0 && index >= from && index < findBranchEnd(rows, from),
    row: row(key),
    handle: handle(key),
  });
}

function getDropIndicator(rows: readonly MenuRow[], dragged: string, point: DropPoint): MenuRowDrag['dropIndicator'] {
  const depth = getDropDepth(rows, dragged, toDropTarget(rows, point));
  return depth === null ? null : { edge: point.edge, depth };
}
