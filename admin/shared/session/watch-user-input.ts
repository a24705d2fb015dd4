const eventTypes = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'] as const;

/** Window of a same-origin frame, such as the page editor's canvas. */
function getFrameWindow(target: EventTarget | null): Window | null {
  if (!(target instanceof HTMLIFrameElement)) return null;
  try {
    return target.contentDocument === null ? null : target.contentWindow;
  } catch {
    return null;
  }
}

/** Calls back on any input on the page and in its frames. Returns a function that stops this. */
export function watchUserInput(onInput: () => void): () => void {
  const abortController = new AbortController();
  const watch = (target: Window) => {
    for (const kind of eventTypes) {
      target.addEventListener(kind, onInput, { capture: true, passive: true, signal: abortController.signal });
    }
  };
  const watchFrame = (target: EventTarget | null) => {
    const frame = getFrameWindow(target);
    if (frame) watch(frame);
  };
  watch(window);
  for (const frame of document.querySelectorAll('iframe')) watchFrame(frame);
  document.addEventListener('load', ({ target }) => watchFrame(target), {
    capture: true,
    signal: abortController.signal,
  });
  return () => abortController.abort();
}
