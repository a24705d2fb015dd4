/** Elements reachable by keyboard. */
const FOCUSABLE_SELECTOR =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

export const findFocusable = (container: HTMLElement): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter((one) => one.checkVisibility());
