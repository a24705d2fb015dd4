import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { createLazyLoader } from './lazy-loader.ts';

/** Distance outside the window that counts as near. */
const nearMarginPx = 400;

function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && bottom > -nearMarginPx && top < window.innerHeight + nearMarginPx;
}

const loader = createLazyLoader<HTMLElement>(isNear);

// Scroll events do not bubble, but can be captured.
document.addEventListener('scroll', loader.check, { capture: true, passive: true });
window.addEventListener('resize', loader.check, { passive: true });

/** Calls back once when the element comes near the viewport, and again when `round` changes. */
export function useNearViewport<Element extends HTMLElement>(
  onNear: () => void,
  resetKey: number | string,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const callback = useRef(onNear);
  useEffect(() => {
    callback.current = onNear;
  });
  useEffect(() => {
    if (element.current === null) return;
    return loader.watch(element.current, () => callback.current());
  }, [resetKey]);
  return element;
}
