import { useEffect, useRef, useState } from 'react';
import { findFocusable } from './focusable.ts';

/** Returns the focused element; for a menu item, the button that opened the menu, because the menu closes on click. */
function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  if (menu) return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  if (activeElement instanceof HTMLIFrameElement) return findFocusInFrame(activeElement);
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Focusing a frame focuses its body, so return the focused element inside it. */
function findFocusInFrame(frame: HTMLIFrameElement): HTMLElement {
  const inside = frame.contentDocument?.activeElement;
  return inside && 'focus' in inside ? (inside as HTMLElement) : frame;
}

/** By then the screen has updated, possibly removing the button that opened the dialog. */
const SETTLE_DELAY_MS = 400;

/** Returns an element and all its ancestors, innermost first. */
function listAncestors(element: HTMLElement | null): HTMLElement[] {
  return element === null ? [] : [element, ...listAncestors(element.parentElement)];
}

/** Focuses the element or, if it was removed or disabled, the first focusable control of an ancestor. */
function focusFirstAvailable([opener, ...ancestors]: readonly HTMLElement[]): void {
  opener?.focus();
  if (!opener || opener.ownerDocument.activeElement === opener) return;
  for (const place of ancestors.filter(({ isConnected }) => isConnected)) {
    const [next] = findFocusable(place);
    if (next) return next.focus();
  }
}

/** Returns the focus to its previous place when the component unmounts. */
export function useReturnFocus(): void {
  const [focusPath] = useState(() => listAncestors(findOpener()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // In strict mode React unmounts and remounts each component once.
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => {
        focusFirstAvailable(focusPath);
        setTimeout(() => document.activeElement === document.body && focusFirstAvailable(focusPath), SETTLE_DELAY_MS);
      });
    };
  }, [focusPath]);
}
