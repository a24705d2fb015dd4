/** Whether an element has a place on the screen, or would have one after scrolling; it may be shown by pointing at it. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}
