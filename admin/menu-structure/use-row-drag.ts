import { type DragEvent, useState } from 'react';
import { depthAt, type Drop, dropRow } from './change-rows.ts';
import { endOfBranch, type MenuRow } from './menu-rows.ts';

/** Pixels by which a level stands further in; the style sheet has the same. */
const levelWidth = 24;

export type RowDrag = {
  /** Where the dragged entry would go: in front of this one or behind it, and how deep. */
  aim: { edge: 'before' | 'after'; depth: number } | null;
  isDragged: boolean;
  row: { onDragOver: (event: DragEvent<HTMLElement>) => void; onDrop: (event: DragEvent) => void };
  handle: { draggable: true; onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void };
};

type Aim = Drop & { edge: 'before' | 'after'; over: string };

function readAim(event: DragEvent<HTMLElement>, over: string, index: number): Aim {
  const row = event.currentTarget.getBoundingClientRect();
  const list = event.currentTarget.parentElement?.getBoundingClientRect() ?? row;
  const edge = event.clientY < row.top + row.height / 2 ? 'before' : 'after';
  const depth = Math.max(0, Math.floor((event.clientX - list.left) / levelWidth));
  return { over, edge, depth, gap: edge === 'before' ? index : index + 1 };
}

/** Entries put in order with the mouse, each by its handle: up and down for the place, sideways for the level. */
export function useRowDrag(rows: readonly MenuRow[], onDropped: (key: string, rows: readonly MenuRow[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const from = rows.findIndex(({ key }) => key === dragged);
  const end = () => {
    setDragged(null);
    setAim(null);
  };
  const drop = (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    const after = aim && dropRow(rows, dragged, aim);
    if (after) onDropped(dragged, after);
    end();
  };
  return (key: string, index: number): RowDrag => ({
    aim: dragged !== null && aim?.over === key ? shownAim(rows, dragged, aim) : null,
    isDragged: from >= 0 && index >= from && index < endOfBranch(rows, from),
    row: {
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        const next = readAim(event, key, index);
        const isSame = aim?.over === key && aim.edge === next.edge && aim.depth === next.depth;
        if (!isSame) setAim(next);
      },
      onDrop: drop,
    },
    handle: {
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setDragged(key);
      },
      onDragEnd: end,
    },
  });
}

function shownAim(rows: readonly MenuRow[], dragged: string, aim: Aim): RowDrag['aim'] {
  const depth = depthAt(rows, dragged, aim);
  return depth === null ? null : { edge: aim.edge, depth };
}
