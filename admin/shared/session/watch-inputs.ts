const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'] as const;

/** The frame's window, where it is one of ours: the canvas of the page editor. */
function windowOf(target: EventTarget | null): Window | null {
  if (!(target instanceof HTMLIFrameElement)) return null;
  try {
    return target.contentDocument === null ? null : target.contentWindow;
  } catch {
    return null;
  }
}

/** Hears of any input on the page and in its frames; answers the function that stops it. */
export function watchInputs(onInput: () => void): () => void {
  const ending = new AbortController();
  const watch = (target: Window) => {
    for (const kind of kinds) {
      target.addEventListener(kind, onInput, { capture: true, passive: true, signal: ending.signal });
    }
  };
  const watchFrame = (target: EventTarget | null) => {
    const frame = windowOf(target);
    if (frame) watch(frame);
  };
  watch(window);
  for (const frame of document.querySelectorAll('iframe')) watchFrame(frame);
  document.addEventListener('load', ({ target }) => watchFrame(target), { capture: true, signal: ending.signal });
  return () => ending.abort();
}
