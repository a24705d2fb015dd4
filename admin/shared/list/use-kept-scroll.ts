import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll places by address, for as long as the page is open. */
const places = new Map<string, number>();

/** Brings a list back to where it was left, once its rows are there. */
export function useKeptScroll(hasRows: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    const scrolled = element.current;
    if (scrolled === null) return;
    const keep = () => places.set(address, scrolled.scrollTop);
    scrolled.addEventListener('scroll', keep, { passive: true });
    return () => scrolled.removeEventListener('scroll', keep);
  }, [address]);

  useEffect(() => {
    if (hasRows) element.current?.scrollTo({ top: places.get(address) ?? 0 });
  }, [hasRows, address]);

  return element;
}
