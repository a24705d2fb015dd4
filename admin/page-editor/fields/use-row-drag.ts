import { type RowDragging, useRowDragging } from '../../shared/reorder/index.ts';
import type { Row } from '../content/row-path.ts';

export type RowDrag = {
  /** Where the dragged row would go: in front of this one, or behind it. */
  edge: 'before' | 'after' | null;
  isDragged: boolean;
  row: ReturnType<RowDragging['row']>;
  handle: ReturnType<RowDragging['handle']>;
};

/** Rows put in order by dragging, each by its handle; only those of one group among each other. */
export function useRowDrag(rows: readonly Row[], onMove: (key: string, index: number) => void) {
  const { dragged, point, row, handle } = useRowDragging((moved, { over, edge }) => {
    const from = rows.findIndex(({ key }) => key === moved);
    const target = rows.findIndex(({ key }) => key === over);
    const gap = edge === 'after' ? target + 1 : target;
    if (target >= 0) onMove(moved, gap > from ? gap - 1 : gap);
  });
  const rowProps = (key: string): RowDrag => ({
    edge: point?.over === key ? point.edge : null,
    isDragged: dragged === key,
    row: row(key),
    handle: handle(key),
  });
  return { rowProps };
}
