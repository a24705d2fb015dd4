/** Where modals, menus and tooltips are rendered; the element stands in index.html. */
export const portalSelector = '#cms-ui-portal';

/** What floats lies outside of the page's other landmarks, so its place is one of its own. */
export function namePortal(name: string): void {
  const portal = document.querySelector(portalSelector);
  portal?.setAttribute('role', 'region');
  portal?.setAttribute('aria-label', name);
}
