const VIEW_CHANGE = 'site-view-change';

/** Tells the loader's scripts that the browser shows another view without loading a document. */
export function announceViewChange(page: Document): void {
  page.dispatchEvent(new Event(VIEW_CHANGE));
}

/** Runs `update` now and whenever another view is shown. */
export function onEachView(page: Document, update: () => void): void {
  page.addEventListener(VIEW_CHANGE, update);
  update();
}
