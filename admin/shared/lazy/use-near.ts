import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { createLazyLoader } from './lazy-loader.ts';

/** Pixels outside of the window that count as near. */
const margin = 400;

function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && bottom > -margin && top < window.innerHeight + margin;
}

const loader = createLazyLoader<HTMLElement>(isNear);

// Whatever scrolls: the event does not bubble, but it can be caught on its way down.
document.addEventListener('scroll', loader.look, { capture: true, passive: true });
window.addEventListener('resize', loader.look, { passive: true });

/** Calls back once when the element comes near what is seen, and again after another `round`. */
export function useNear<Element extends HTMLElement>(
  onNear: () => void,
  round: number | string,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const callback = useRef(onNear);
  useEffect(() => {
    callback.current = onNear;
  });
  useEffect(() => {
    if (element.current === null) return;
    return loader.watch(element.current, () => callback.current());
  }, [round]);
  return element;
}
