import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { scrollNearEdge } from './scroll-near-edge.ts';

/** Drop position: before or after another row; `offsetLeft` in pixels from the list's left edge. */
export type DropPoint = { over: string; edge: 'before' | 'after'; offsetLeft: number };

type HandleEvent = PointerEvent<HTMLElement>;

export type RowDragging = {
  dragged: string | null;
  point: DropPoint | null;
  /** Props for the row's element, a child of the list. */
  row: (key: string) => { 'data-drag-row': string };
  /** Props for the row's handle, or for the list, which then determines the row itself. */
  handle: (key: string) => {
    onPointerDown: (event: HandleEvent) => void;
    onPointerMove: (event: HandleEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

/** A shorter pointer movement is a click. */
const dragThresholdPx = 4;

const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter(
    (child) => child instanceof HTMLElement && child.dataset.dragRow !== undefined,
  ) as HTMLElement[];

/** Returns the row at that height, or the first or last row beyond the ends. */
function findPoint(list: Element, { clientX, clientY }: Pick<HandleEvent, 'clientX' | 'clientY'>): DropPoint | null {
  const rows = rowsOf(list);
  const row = rows.find((one) => clientY < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const edge = clientY < top + height / 2 ? 'before' : 'after';
  return { over: row.dataset.dragRow ?? '', edge, offsetLeft: clientX - list.getBoundingClientRect().left };
}

type DragStart = { key: string; list: Element; x: number; y: number; isMoving: boolean };

const isSamePoint = (a: DropPoint | null, b: DropPoint | null): boolean =>
  a?.over === b?.over && a?.edge === b?.edge && a?.offsetLeft === b?.offsetLeft;

/** While active, calls `onEscape` and suppresses other effects of the key. */
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
 * Reorders rows by dragging their handles with mouse, touch or pen; Escape cancels. Handles need `touch-action: none`,
 * or touching them would scroll.
 */
export function useRowDragging(onDrop: (key: string, point: DropPoint) => void): RowDragging {
  const [dragged, setDragged] = useState<string | null>(null);
  const [point, setPoint] = useState<DropPoint | null>(null);
  const start = useRef<DragStart>(undefined);
  const lastPoint = useRef<DropPoint>(null);

  const showPoint = (next: DropPoint | null) => {
    if (isSamePoint(lastPoint.current, next)) return;
    lastPoint.current = next;
    setPoint(next);
  };
  const endDrag = () => {
    start.current = undefined;
    showPoint(null);
    setDragged(null);
  };

  useEscape(dragged !== null, endDrag);

  function handleDown(event: HandleEvent, key: string) {
    const pressed = event.target instanceof Element ? event.target : event.currentTarget;
    const list = pressed.closest('[data-drag-row]')?.parentElement;
    if (event.button !== 0 || !list) return;
    event.stopPropagation();
    // Capturing the pointer would redirect the click: keep it on the pressed button, also if the list has the handlers.
    (pressed.closest('button') ?? event.currentTarget).setPointerCapture(event.pointerId);
    start.current = { key, list, x: event.clientX, y: event.clientY, isMoving: false };
  }
  function handleMove(event: HandleEvent) {
    const from = start.current;
    if (!from) return;
    if (!from.isMoving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < dragThresholdPx) return;
    if (!from.isMoving) setDragged(from.key);
    from.isMoving = true;
    scrollNearEdge(from.list, event.clientY);
    showPoint(findPoint(from.list, event));
  }
  function handleUp() {
    const key = start.current?.key;
    const to = lastPoint.current;
    endDrag();
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
      onPointerCancel: endDrag,
    }),
  };
}
