import { type CookieChoice, storeCookieChoice } from './cookie-choice.ts';

/** Sent on the document whenever the visitor has chosen, wherever on the page that was. */
export const COOKIE_CHOICE_EVENT = 'cookie-choice';

export function makeCookieChoice(page: Document, choice: CookieChoice): void {
  storeCookieChoice(() => localStorage, choice, Date.now());
  page.dispatchEvent(new CustomEvent(COOKIE_CHOICE_EVENT, { detail: choice }));
}
