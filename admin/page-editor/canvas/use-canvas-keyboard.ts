import { useEffect, useEffectEvent } from 'react';
import { useBlockShortcuts } from '../editor/use-block-shortcuts.ts';
import { findBlockElement } from './use-scroll-to-selection.ts';

const BLOCK_SELECTOR = '[data-puck-component]';

/** Gives a focused block on the canvas the same shortcuts as its entry in the outline; Puck has none. */
export function useCanvasKeyboard(frame: Document | undefined): void {
  const handleBlockKey = useBlockShortcuts();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const element = focusedBlock(event);
    const key = element?.dataset.puckComponent;
    if (!frame || !element || key === undefined) return;
    const isHandled = handleBlockKey(event, key, {
      // A moved block loses the focus, since its element is moved in the document.
      focus: (other) => window.requestAnimationFrame(() => findBlockElement(frame, other)?.focus()),
      moveFocus: (step) => adjacentBlock(frame, element, step)?.focus(),
    });
    if (isHandled) event.preventDefault();
  });
  useEffect(() => {
    if (!frame) return;
    frame.addEventListener('keydown', handleKey);
    return () => frame.removeEventListener('keydown', handleKey);
  }, [frame]);
}

function focusedBlock({ target }: KeyboardEvent): HTMLElement | null {
  if (target === null || !('matches' in target)) return null;
  const element = target as HTMLElement;
  return element.matches(BLOCK_SELECTOR) ? element : null;
}

function adjacentBlock(frame: Document, element: HTMLElement, step: number): HTMLElement | undefined {
  const blocks = [...frame.querySelectorAll<HTMLElement>(BLOCK_SELECTOR)];
  return blocks[blocks.indexOf(element) + step];
}
