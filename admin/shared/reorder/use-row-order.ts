import { type RowDragging, useRowDragging } from './use-row-dragging.ts';

export type RowOrder = {
  /** Where the dragged row would go: in front of this one, or behind it. */
  edge: 'before' | 'after' | undefined;
  isDragged: boolean;
  row: ReturnType<RowDragging['row']>;
  handle: ReturnType<RowDragging['handle']>;
};

/** Rows of one list put in order by dragging, each by its handle; tells the place that a row gets. */
export function useRowOrder(
  rows: readonly { key: string }[],
  onMove: (key: string, index: number) => void,
): (key: string) => RowOrder {
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
