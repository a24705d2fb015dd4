const VIEW_CHANGE = 'site-view-change';

/** Notifies the loader's scripts that the browser shows another view without loading a document. */
export function announceViewChange(page: Document): void {
  page.dispatchEvent(new Event(VIEW_CHANGE));
}

/** Calls the listener after each such change: view, address and language are the new ones. */
export function watchViewChange(page: Document, listener: () => void): () => void {
  page.addEventListener(VIEW_CHANGE, listener);
  return () => page.removeEventListener(VIEW_CHANGE, listener);
}

/** Runs `update` now and whenever another view is shown. */
export function onEachView(page: Document, update: () => void): void {
  watchViewChange(page, update);
  update();
}
