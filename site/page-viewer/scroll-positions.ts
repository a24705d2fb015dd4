type Entry = { scrollY?: number };

/** Time without scrolling before the position is stored, in milliseconds. Safari allows a hundred changes in 10 s. */
const STORE_DELAY_MS = 150;

/** The scroll position of the current history entry, in pixels; 0 if it was never left. */
export const storedScroll = (): number => (history.state as Entry | null)?.scrollY ?? 0;

/** Stores the scroll position in the current history entry. */
export function storeScroll(): void {
  history.replaceState({ ...(history.state as Entry | null), scrollY }, '');
}

/**
 * Keeps the scroll position of each history entry that the page viewer shows. The browser cannot restore it itself,
 * because the earlier page is not there yet when it goes back; a reload is left to the browser.
 */
export function watchScroll(): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(storeScroll, STORE_DELAY_MS);
    },
    { ...options, passive: true },
  );
  addEventListener('pagehide', setRestoration('auto'), options);
  addEventListener('pageshow', setRestoration('manual'), options);
  setRestoration('manual')();
  return () => {
    clearTimeout(timer);
    listeners.abort();
    setRestoration('auto')();
  };
}
