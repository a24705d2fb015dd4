import { type DragEvent, useState } from 'react';
import type { Row } from '../content/row-path.ts';

export type RowDrag = {
  /** Where the dragged row would go: in front of this one, or behind it. */
  edge: 'before' | 'after' | null;
  isDragged: boolean;
  row: { onDragOver: (event: DragEvent<HTMLElement>) => void; onDrop: (event: DragEvent) => void };
  handle: { draggable: true; onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void };
};

type Aim = { key: string; edge: 'before' | 'after' };

/** Rows put in order with the mouse, each by its handle; only those of one group among each other. */
export function useRowDrag(rows: readonly Row[], onMove: (key: string, index: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const end = () => {
    setDragged(null);
    setAim(null);
  };
  const drop = (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    event.stopPropagation();
    const from = rows.findIndex(({ key }) => key === dragged);
    const over = rows.findIndex(({ key }) => key === aim?.key);
    const gap = aim?.edge === 'after' ? over + 1 : over;
    if (over >= 0) onMove(dragged, gap > from ? gap - 1 : gap);
    end();
  };
  const rowProps = (key: string): RowDrag => ({
    edge: aim?.key === key ? aim.edge : null,
    isDragged: dragged === key,
    row: {
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const edge = event.clientY < top + height / 2 ? 'before' : 'after';
        if (aim?.key !== key || aim.edge !== edge) setAim({ key, edge });
      },
      onDrop: drop,
    },
    handle: {
      draggable: true,
      onDragStart: (event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setDragged(key);
      },
      onDragEnd: end,
    },
  });
  return { rowProps };
}
