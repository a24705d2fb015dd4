import { debounce } from '../list/debounce.ts';

/** Milliseconds between two looks at what has come near, while somebody scrolls. */
export const lazyLoadDelay = 300;

export type LazyLoader<Element> = {
  /** Calls `load` once, when the element is near what is seen; answers the function that stops waiting. */
  watch(element: Element, load: () => void): () => void;
  /** Something moved: look again, at once or when the delay is over. */
  look(): void;
};

/** Loads what comes near, looking at most once per delay; the first look is at once. */
export function createLazyLoader<Element>(
  isNear: (element: Element) => boolean,
  delay = lazyLoadDelay,
): LazyLoader<Element> {
  const waiting = new Map<Element, () => void>();

  function loadNear(): void {
    for (const [element, load] of waiting) {
      if (!isNear(element)) continue;
      waiting.delete(element);
      load();
    }
  }
  const look = debounce(loadNear, { wait: delay, maxWait: delay });

  return {
    watch(element, load) {
      waiting.set(element, load);
      // All elements of one rendering are there before the first look.
      queueMicrotask(look);
      return () => waiting.delete(element);
    },
    look,
  };
}
