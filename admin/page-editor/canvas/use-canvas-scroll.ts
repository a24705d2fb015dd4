import { useEffect } from 'react';
import { useEditor } from '../editor/editor-context.ts';

const SCROLL_DELAY = 60;

/** Brings the selected block into view where it was selected elsewhere, or a panel has come over it. */
export function useCanvasScroll(frame: Document | undefined): void {
  const { selected, isPanelOpen } = useEditor().state;
  useEffect(() => {
    if (!frame || selected === null) return;
    const timer = window.setTimeout(() => scrollToBlock(frame, selected), SCROLL_DELAY);
    return () => window.clearTimeout(timer);
  }, [frame, selected, isPanelOpen]);
}

export function findBlockElement(frame: Document, key: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(key)}"]`);
}

function scrollToBlock(frame: Document, key: string): void {
  const element = findBlockElement(frame, key);
  const view = frame.defaultView;
  if (!element || !view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= view.innerHeight;
  const fills = top <= 0 && bottom >= view.innerHeight;
  if (isInView || fills) return;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const block = bottom - top > view.innerHeight ? 'start' : 'center';
  element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
}
