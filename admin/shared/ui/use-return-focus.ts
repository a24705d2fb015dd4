import { useEffect, useRef, useState } from 'react';

/** What had the focus; for an entry of a menu, which closes with the click, the button that opened the menu. */
function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  if (menu) return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return activeElement instanceof HTMLElement ? activeElement : null;
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
