/** The element in index.html for modals, menus and tooltips. */
export const portalSelector = '#cms-ui-portal';

/** Names the portal as a landmark of its own, because it is outside all others. */
export function labelPortal(name: string): void {
  const portal = document.querySelector(portalSelector);
  portal?.setAttribute('role', 'region');
  portal?.setAttribute('aria-label', name);
}
