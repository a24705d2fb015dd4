import { type RowDragging, useRowDragging } from './use-row-dragging.ts';

export type RowReorder = {
  /** Whether the dragged row would be inserted before or after this one. */
  edge: 'before' | 'after' | undefined;
  isDragged: boolean;
  row: ReturnType<RowDragging['row']>;
  handle: ReturnType<RowDragging['handle']>;
};

/** Reorders the rows of one list by dragging their handles. Calls back with the new index. */
export function useRowReorder(
  rows: readonly { key: string }[],
  onMove: (key: string, index: number) => void,
): (key: string) => RowReorder {
  const { dragged, point, row, handle } = useRowDragging((moved, { over, edge }) => {
    const from = rows.findIndex(({ key }) => key === moved);
    const target = rows.findIndex(({ key }) => key === over);
    const gap = edge === 'after' ? target + 1 : target;
    const to = gap > from ? gap - 1 : gap;
    if (target >= 0 && to !== from) onMove(moved, to);
  });
  return (key) => ({
    edge: point?.over === key ? point.edge : undefined,
    isDragged: dragged === key,
    row: row(key),
    handle: handle(key),
  });
}
