import { useEffect, useEffectEvent } from 'react';
import { useBlockKeys } from '../editor/use-block-keys.ts';
import { findBlockElement } from './use-canvas-scroll.ts';

const BLOCK = '[data-puck-component]';

/** Puck's canvas knows no keyboard; here a focused block has the same keys as its entry in the outline. */
export function useCanvasKeyboard(frame: Document | undefined): void {
  const handleBlockKey = useBlockKeys();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const element = focusedBlock(event);
    const key = element?.dataset.puckComponent;
    if (!frame || !element || key === undefined) return;
    const isOurs = handleBlockKey(event, key, {
      // A block that moves is put elsewhere in the document, which takes the focus from it.
      focus: (other) => window.requestAnimationFrame(() => findBlockElement(frame, other)?.focus()),
      walk: (step) => neighbourOf(frame, element, step)?.focus(),
    });
    if (isOurs) event.preventDefault();
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
  return element.matches(BLOCK) ? element : null;
}

function neighbourOf(frame: Document, element: HTMLElement, step: number): HTMLElement | undefined {
  const blocks = [...frame.querySelectorAll<HTMLElement>(BLOCK)];
  return blocks[blocks.indexOf(element) + step];
}
