import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { type BlockActions, useBlockActions } from '../editor/use-block-actions.ts';
import { findBlockElement } from './use-canvas-scroll.ts';

/** Puck's canvas knows no keyboard: Enter selects and edits, the arrows walk, with Alt they move, Delete removes. */
export function useCanvasKeyboard(frame: Document | undefined): void {
  const { act } = useEditor();
  const actions = useBlockActions();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const element = focusedBlock(event);
    const key = element?.dataset.puckComponent;
    if (!frame || !element || key === undefined) return;
    const step = stepOf(event);
    if (event.key === 'Enter' || event.key === ' ') act({ type: 'edit', key, field: '' });
    else if (step !== 0 && event.altKey) moveWithFocus(frame, { key, step, actions });
    else if (step !== 0) focusNeighbour(element, step);
    else if (event.key === 'Delete') actions.remove(key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!frame) return;
    frame.addEventListener('keydown', handleKey);
    return () => frame.removeEventListener('keydown', handleKey);
  }, [frame]);
}

function focusedBlock({ target, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | null {
  if (ctrlKey || metaKey || target === null || !('matches' in target)) return null;
  const element = target as HTMLElement;
  return element.matches('[data-puck-component]') ? element : null;
}

function stepOf({ key }: KeyboardEvent): number {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : 0;
}

function focusNeighbour(element: HTMLElement, step: number): void {
  const neighbour = step < 0 ? element.previousElementSibling : element.nextElementSibling;
  if (neighbour instanceof (element.ownerDocument.defaultView ?? window).HTMLElement) neighbour.focus();
}

type Move = { key: string; step: number; actions: BlockActions };

/** The element is put elsewhere in the document, which takes the focus from it. */
function moveWithFocus(frame: Document, { key, step, actions }: Move): void {
  actions.move(key, step);
  window.requestAnimationFrame(() => findBlockElement(frame, key)?.focus());
}
