import { useEffect, useRef, useState } from 'react';

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

/** Gives the focus back to where it was, once the component that takes it is gone. */
export function useReturnFocus(): void {
  const [opener] = useState(findOpener);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // React's strict mode unmounts everything once for a try.
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => opener?.focus());
    };
  }, [opener]);
}
