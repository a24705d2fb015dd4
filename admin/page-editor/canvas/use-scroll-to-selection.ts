import { useEffect } from 'react';
import { usePageEditor } from '../editor/editor-context.ts';

const SCROLL_DELAY_MS = 60;

/** Scrolls the selected block into view, also when the panel opens over it. */
export function useScrollToSelection(frame: Document | undefined): void {
  const { selected, isPanelOpen } = usePageEditor().state;
  useEffect(() => {
    if (!frame || selected === null) return;
    const timer = window.setTimeout(() => scrollToBlock(frame, selected), SCROLL_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [frame, selected, isPanelOpen]);
}

/** Finds the element of a block in the canvas' document. */
export function findBlockElement(frame: Document, key: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(key)}"]`);
}

/** Scrolls only the frame: `scrollIntoView` would also scroll the elements around it. */
function scrollToBlock(frame: Document, key: string): void {
  const element = findBlockElement(frame, key);
  const view = frame.defaultView;
  if (!element || !view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= view.innerHeight;
  const fills = top <= 0 && bottom >= view.innerHeight;
  if (isInView || fills) return;
  const space = view.innerHeight - (bottom - top);
  const above = space < 0 ? Number.parseFloat(view.getComputedStyle(element).scrollMarginTop) : space / 2;
  const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollBy({ top: top - above, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}
