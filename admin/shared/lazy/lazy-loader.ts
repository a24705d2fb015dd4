import { debounce } from '../list/debounce.ts';

/** Minimum interval between two checks while scrolling. */
export const lazyLoadDelayMs = 300;

export type LazyLoader<Element> = {
  /** Calls `load` once when the element is near the viewport. Returns a function that cancels this. */
  watch(element: Element, load: () => void): () => void;
  /** Checks the elements after scrolling, at once or after the delay. */
  check(): void;
};

/** Loads elements as they come near the viewport, checking at most once per delay; the first check is immediate. */
export function createLazyLoader<Element>(
  isNear: (element: Element) => boolean,
  delay = lazyLoadDelayMs,
): LazyLoader<Element> {
  const waiting = new Map<Element, () => void>();

  function loadNear(): void {
    for (const [element, load] of waiting) {
      if (!isNear(element)) continue;
      waiting.delete(element);
      load();
    }
  }
  const check = debounce(loadNear, { wait: delay, maxWait: delay });

  return {
    watch(element, load) {
      waiting.set(element, load);
      // Wait until all elements of this render are registered.
      queueMicrotask(check);
      return () => waiting.delete(element);
    },
    check,
  };
}
