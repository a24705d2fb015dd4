import { useEffect, useRef, useState } from 'react';
import { focusableIn } from './focusable.ts';

/** What had the focus; for an entry of a menu, which closes with the click, the button that opened the menu. */
function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  if (menu) return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  if (activeElement instanceof HTMLIFrameElement) return findInFrame(activeElement);
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** A frame gives the focus to its body, unless what had it is named. */
function findInFrame(frame: HTMLIFrameElement): HTMLElement {
  const inside = frame.contentDocument?.activeElement;
  return inside && 'focus' in inside ? (inside as HTMLElement) : frame;
}

/** By then the screen shows what the deed has made of it, which may be without the button that opened; milliseconds. */
const SETTLED = 400;

/** An element and all that it stands in, from inside out. */
function placeOf(element: HTMLElement | null): HTMLElement[] {
  return element === null ? [] : [element, ...placeOf(element.parentElement)];
}

/** The element itself, or where it is gone or disabled by now, the first one of what it stood in. */
function focusPlace([opener, ...around]: readonly HTMLElement[]): void {
  opener?.focus();
  if (!opener || opener.ownerDocument.activeElement === opener) return;
  for (const place of around.filter(({ isConnected }) => isConnected)) {
    const [next] = focusableIn(place);
    if (next) return next.focus();
  }
}

/** Gives the focus back to where it was, once the component that takes it is gone. */
export function useReturnFocus(): void {
  const [place] = useState(() => placeOf(findOpener()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // React's strict mode unmounts everything once for a try.
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => {
        focusPlace(place);
        setTimeout(() => document.activeElement === document.body && focusPlace(place), SETTLED);
      });
    };
  }, [place]);
}
