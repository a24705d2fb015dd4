import { type CookieChoice, storeCookieChoice } from './cookie-choice.ts';

/** Dispatched on the document when the visitor has made a choice, anywhere on the page. */
export const COOKIE_CHOICE_EVENT = 'cookie-choice';

export function makeCookieChoice(page: Document, choice: CookieChoice): void {
  storeCookieChoice(() => localStorage, choice, Date.now());
  page.dispatchEvent(new CustomEvent(COOKIE_CHOICE_EVENT, { detail: choice }));
}
