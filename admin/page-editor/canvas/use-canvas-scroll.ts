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

/** Scrolls the page in the frame and nothing else: `scrollIntoView` would also scroll what the frame stands in. */
function scrollToBlock(frame: Document, key: string): void {
  const element = findBlockElement(frame, key);
  const view = frame.defaultView;
  if (!element || !view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= view.innerHeight;
  const fills = top <= 0 && bottom >= view.innerHeight;
  if (isInView || fills) return;
  const room = view.innerHeight - (bottom - top);
  const above = room < 0 ? Number.parseFloat(view.getComputedStyle(element).scrollMarginTop) : room / 2;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollBy({ top: top - above, behavior: isCalm ? 'auto' : 'smooth' });
}
