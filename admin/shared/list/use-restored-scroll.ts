import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions by address, until the page is reloaded. */
const scrollPositions = new Map<string, number>();

/** Restores a list's scroll position once its rows are loaded. */
export function useRestoredScroll(hasRows: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const url = pathname + search;

  useEffect(() => {
    const scrollElement = element.current;
    if (scrollElement === null) return;
    const saveScroll = () => scrollPositions.set(url, scrollElement.scrollTop);
    scrollElement.addEventListener('scroll', saveScroll, { passive: true });
    return () => scrollElement.removeEventListener('scroll', saveScroll);
  }, [url]);

  useEffect(() => {
    if (hasRows) element.current?.scrollTo({ top: scrollPositions.get(url) ?? 0 });
  }, [hasRows, url]);

  return element;
}
