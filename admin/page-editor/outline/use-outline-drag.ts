import type { HTMLAttributes, PointerEvent } from 'react';
import { type RowDragging, useRowDragging } from '../../shared/reorder/index.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useTools } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';

type OutlineDrag = Pick<RowDragging, 'dragged' | 'point'> & {
  /** For the list: its rows have no handlers of their own, so that a change renders only the rows that it is about. */
  handlers: HTMLAttributes<HTMLElement>;
};

/** Blocks are put in order by dragging their rows: with the mouse anywhere, with a finger by the grip. */
export function useOutlineDrag(): OutlineDrag {
  const { isReadOnly } = useTools();
  const getContent = useGetContent();
  const { move } = useBlockActions();
  const { dragged, point, handle } = useRowDragging((key, { over, edge }) => {
    const keys = getContent().blocks.map((block) => block.key);
    const from = keys.indexOf(key);
    const gap = keys.indexOf(over) + (edge === 'after' ? 1 : 0);
    const to = gap > from ? gap - 1 : gap;
    if (from >= 0 && to !== from) move(key, to - from);
  });
  const handlePress = (event: PointerEvent<HTMLElement>) => {
    const key = findDraggedRow(event);
    if (!isReadOnly && key !== undefined) handle(key).onPointerDown(event);
  };
  const { onPointerMove, onPointerUp, onPointerCancel } = handle('');
  return { dragged, point, handlers: { onPointerDown: handlePress, onPointerMove, onPointerUp, onPointerCancel } };
}

function findDraggedRow({ target, pointerType }: PointerEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const start = target.closest(pointerType === 'mouse' ? 'li > button, [data-grip]' : '[data-grip]');
  return start?.closest<HTMLElement>('[data-drag-row]')?.dataset.dragRow;
}
