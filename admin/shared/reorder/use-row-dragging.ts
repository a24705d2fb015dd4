import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { scrollNear } from './scroll-near.ts';

/** Where a dragged row would go: in front of another one or behind it; pixels from the left edge of their list. */
export type RowPoint = { over: string; edge: 'before' | 'after'; fromLeft: number };

type HandleEvent = PointerEvent<HTMLElement>;

export type RowDragging = {
  dragged: string | null;
  point: RowPoint | null;
  /** For the row's element, a child of the list. */
  row: (key: string) => { 'data-drag-row': string };
  /** For the row's handle, or for the list, which then finds the pressed row's key itself. */
  handle: (key: string) => {
    onPointerDown: (event: HandleEvent) => void;
    onPointerMove: (event: HandleEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

/** Pixels that a pointer moves before it drags: less is a press. */
const threshold = 4;

const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter(
    (child) => child instanceof HTMLElement && child.dataset.dragRow !== undefined,
  ) as HTMLElement[];

/** The row at that height; above the first and below the last one, these. */
function findPoint(list: Element, { clientX, clientY }: Pick<HandleEvent, 'clientX' | 'clientY'>): RowPoint | null {
  const rows = rowsOf(list);
  const row = rows.find((one) => clientY < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const edge = clientY < top + height / 2 ? 'before' : 'after';
  return { over: row.dataset.dragRow ?? '', edge, fromLeft: clientX - list.getBoundingClientRect().left };
}

type Start = { key: string; list: Element; x: number; y: number; isMoving: boolean };

const isSame = (a: RowPoint | null, b: RowPoint | null): boolean =>
  a?.over === b?.over && a?.edge === b?.edge && a?.fromLeft === b?.fromLeft;

/** Calls `onEscape`, and nothing else that the key means, while something goes on. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isActive, onEscape]);
}

/**
 * Rows put elsewhere in their list with the mouse, a finger or a pen, each by its handle; Escape gives up. The handle's
 * style says `touch-action: none`, or a finger on it would scroll.
 */
export function useRowDragging(onDrop: (key: string, point: RowPoint) => void): RowDragging {
  const [dragged, setDragged] = useState<string | null>(null);
  const [point, setPoint] = useState<RowPoint | null>(null);
  const start = useRef<Start>(undefined);
  const aim = useRef<RowPoint>(null);

  const show = (next: RowPoint | null) => {
    if (isSame(aim.current, next)) return;
    aim.current = next;
    setPoint(next);
  };
  const end = () => {
    start.current = undefined;
    show(null);
    setDragged(null);
  };

  useEscape(dragged !== null, end);

  function handleDown(event: HandleEvent, key: string) {
    const pressed = event.target instanceof Element ? event.target : event.currentTarget;
    const list = pressed.closest('[data-drag-row]')?.parentElement;
    if (event.button !== 0 || !list) return;
    event.stopPropagation();
    // A click goes to what has the pointer: to the button that was pressed, also where the list has the handlers.
    (pressed.closest('button') ?? event.currentTarget).setPointerCapture(event.pointerId);
    start.current = { key, list, x: event.clientX, y: event.clientY, isMoving: false };
  }
  function handleMove(event: HandleEvent) {
    const from = start.current;
    if (!from) return;
    if (!from.isMoving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < threshold) return;
    if (!from.isMoving) setDragged(from.key);
    from.isMoving = true;
    scrollNear(from.list, event.clientY);
    show(findPoint(from.list, event));
  }
  function handleUp() {
    const key = start.current?.key;
    const to = aim.current;
    end();
    if (key !== undefined && to) onDrop(key, to);
  }

  return {
    dragged,
    point,
    row: (key) => ({ 'data-drag-row': key }),
    handle: (key) => ({
      onPointerDown: (event) => handleDown(event, key),
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: end,
    }),
  };
}
