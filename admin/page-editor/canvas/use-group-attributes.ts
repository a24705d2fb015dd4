import { useEffect } from 'react';

const BUTTON_ATTRIBUTES = ['aria-pressed', 'aria-grabbed', 'aria-disabled'];

/**
 * A block is a group with a name: a button would have to be named by all of its text. Puck's drag library marks
 * every block as a button that can be pressed, which a group cannot, and as disabled, since dragging is ours.
 */
export function useGroupAttributes(frame: Document | undefined): void {
  useEffect(() => {
    if (!frame) return;
    const observer = new MutationObserver((mutations) => {
      for (const { target, attributeName } of mutations) {
        // Only elements have attributes; `instanceof` would ask for this window's, not the frame's.
        strip(target as Element, attributeName);
      }
    });
    observer.observe(frame.body, { subtree: true, attributes: true, attributeFilter: BUTTON_ATTRIBUTES });
    return () => observer.disconnect();
  }, [frame]);
}

function strip(element: Element, attribute: string | null): void {
  if (attribute !== null && element.matches('.editor-block')) element.removeAttribute(attribute);
}
