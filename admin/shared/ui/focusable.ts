/** What the keyboard reaches. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

export const focusableIn = (place: HTMLElement): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());
