import type { HTMLAttributes, PointerEvent } from 'react';
import { type RowDragging, useRowDragging } from '../../shared/reorder/index.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';

type OutlineDrag = Pick<RowDragging, 'dragged' | 'point'> & {
  /** For the list; handlers on each row would render all rows on every change. */
  handlers: HTMLAttributes<HTMLElement>;
};

/** Reorders blocks by dragging their rows: with the mouse anywhere, with a finger by the handle. */
export function useOutlineDrag(): OutlineDrag {
  const { isReadOnly } = useEditorServices();
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
    const key = findPressedRow(event);
    if (!isReadOnly && key !== undefined) handle(key).onPointerDown(event);
  };
  const { onPointerMove, onPointerUp, onPointerCancel } = handle('');
  return { dragged, point, handlers: { onPointerDown: handlePress, onPointerMove, onPointerUp, onPointerCancel } };
}

function findPressedRow({ target, pointerType }: PointerEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const start = target.closest(pointerType === 'mouse' ? 'li > button, [data-grip]' : '[data-grip]');
  return start?.closest<HTMLElement>('[data-drag-row]')?.dataset.dragRow;
}
