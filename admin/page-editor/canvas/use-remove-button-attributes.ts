import { useEffect } from 'react';

const BUTTON_ATTRIBUTES = ['aria-pressed', 'aria-grabbed', 'aria-disabled'];

/**
 * Removes the ARIA attributes of a button that Puck's drag library sets on every block. A block is a named group: as
 * a button it would be named by all of its text, and it would be disabled, since Puck's dragging is off.
 */
export function useRemoveButtonAttributes(frame: Document | undefined): void {
  useEffect(() => {
    if (!frame) return;
    const observer = new MutationObserver((mutations) => {
      for (const { target, attributeName } of mutations) {
        // Only elements have attributes; `instanceof` fails for elements of another document.
        removeFromBlock(target as Element, attributeName);
      }
    });
    observer.observe(frame.body, { subtree: true, attributes: true, attributeFilter: BUTTON_ATTRIBUTES });
    return () => observer.disconnect();
  }, [frame]);
}

function removeFromBlock(element: Element, attribute: string | null): void {
  if (attribute !== null && element.matches('.editor-block')) element.removeAttribute(attribute);
}
