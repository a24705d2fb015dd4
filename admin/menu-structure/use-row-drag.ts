import { type RowDragging, type RowPoint, useRowDragging } from '../shared/reorder/index.ts';
import { depthAt, type Drop, dropRow } from './change-rows.ts';
import { endOfBranch, type MenuRow } from './menu-rows.ts';

/** Pixels by which a level stands further in; the style sheet has the same. */
const levelWidth = 24;

export type RowDrag = {
  /** Where the dragged entry would go: in front of this one or behind it, and how deep. */
  aim: { edge: 'before' | 'after'; depth: number } | null;
  isDragged: boolean;
  row: ReturnType<RowDragging['row']>;
  handle: ReturnType<RowDragging['handle']>;
};

function readDrop(rows: readonly MenuRow[], { over, edge, fromLeft }: RowPoint): Drop {
  const index = rows.findIndex(({ key }) => key === over);
  return { gap: edge === 'before' ? index : index + 1, depth: Math.max(0, Math.floor(fromLeft / levelWidth)) };
}

/** Entries put in order by dragging, each by its handle: up and down for the place, sideways for the level. */
export function useRowDrag(rows: readonly MenuRow[], onDropped: (key: string, rows: readonly MenuRow[]) => void) {
  const { dragged, point, row, handle } = useRowDragging((key, at) => {
    const after = dropRow(rows, key, readDrop(rows, at));
    if (after) onDropped(key, after);
  });
  const from = rows.findIndex(({ key }) => key === dragged);
  return (key: string, index: number): RowDrag => ({
    aim: dragged !== null && point?.over === key ? shownAim(rows, dragged, point) : null,
    isDragged: from >= 0 && index >= from && index < endOfBranch(rows, from),
    row: row(key),
    handle: handle(key),
  });
}

function shownAim(rows: readonly MenuRow[], dragged: string, point: RowPoint): RowDrag['aim'] {
  const depth = depthAt(rows, dragged, readDrop(rows, point));
  return depth === null ? null : { edge: point.edge, depth };
}
