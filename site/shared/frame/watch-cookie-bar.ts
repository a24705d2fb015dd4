import { type CookieChoice, readCookieChoice } from './cookie-choice.ts';
import { COOKIE_CHOICE_EVENT, makeCookieChoice } from './make-cookie-choice.ts';

/** Shows the cookie bar while no choice was made, and again when the visitor asks for it in the footer. */
export function watchCookieBar(page: Document): void {
  const bar = page.querySelector<HTMLElement>('[data-cookie-bar]');
  const status = page.querySelector<HTMLElement>('[data-cookie-status]');
  const change = page.querySelector<HTMLElement>('[data-cookie-change]');
  if (!bar || !status) return;

  let returnTo: HTMLElement | null = page.querySelector('main');

  bar.hidden = readCookieChoice(() => localStorage, Date.now()) !== null;
  const place = keepClear(bar);
  bar.addEventListener('click', (event) => {
    const choice = readChoice(event.target);
    if (!choice) return;
    makeCookieChoice(page, choice);
    status.textContent = status.dataset[choice] ?? '';
    returnTo?.focus({ preventScroll: true });
  });
  page.addEventListener(COOKIE_CHOICE_EVENT, () => {
    bar.hidden = true;
  });

  if (!change) return;
  change.hidden = false;
  change.addEventListener('click', () => {
    returnTo = change;
    bar.hidden = false;
    place();
    status.textContent = '';
    bar.querySelector('button')?.focus({ preventScroll: true });
  });
}

/**
 * Moves the bar to the end of the page while it would cover a main action, or half of the window, as with large text.
 * Returns a function that decides again.
 */
function keepClear(bar: HTMLElement): () => void {
  const actions = [...bar.ownerDocument.querySelectorAll('[data-main-action]')];
  const isCovered = (action: Element): boolean => {
    const { top, bottom } = action.getBoundingClientRect();
    return bottom > innerHeight - bar.offsetHeight && top < innerHeight;
  };
  const place = (): void => {
    const isTooHigh = bar.offsetHeight * 2 > innerHeight;
    if (!bar.hidden) bar.toggleAttribute('data-waiting', isTooHigh || actions.some(isCovered));
  };
  // Told after a layout and before it is painted: looking then costs none, and nothing is seen to jump.
  new ResizeObserver(place).observe(bar.ownerDocument.body);
  for (const change of ['scroll', 'resize', 'hashchange']) addEventListener(change, place);
  return place;
}

function readChoice(target: EventTarget | null): CookieChoice | null {
  const choice =
    target instanceof Element ? target.closest<HTMLElement>('[data-cookie-choice]')?.dataset.cookieChoice : null;
  return choice === 'accepted' || choice === 'declined' ? choice : null;
}
