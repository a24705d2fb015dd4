import { type CookieChoice, readCookieChoice } from './cookie-choice.ts';
import { COOKIE_CHOICE_EVENT, makeCookieChoice } from './make-cookie-choice.ts';

/** Shows the cookie bar until a choice was made, and again from the link in the footer. */
export function watchCookieBar(page: Document): void {
  const bar = page.querySelector<HTMLElement>('[data-cookie-bar]');
  const status = page.querySelector<HTMLElement>('[data-cookie-status]');
  const change = page.querySelector<HTMLElement>('[data-cookie-change]');
  if (!bar || !status) return;

  let focusTarget: HTMLElement | null = page.querySelector('main');

  bar.hidden = readCookieChoice(() => localStorage, Date.now()) !== null;
  const reposition = keepActionsVisible(bar);
  bar.addEventListener('click', (event) => {
    const choice = readChoice(event.target);
    if (!choice) return;
    makeCookieChoice(page, choice);
    status.textContent = status.dataset[choice] ?? '';
    focusTarget?.focus({ preventScroll: true });
  });
  page.addEventListener(COOKIE_CHOICE_EVENT, () => {
    bar.hidden = true;
  });

  if (!change) return;
  change.hidden = false;
  change.addEventListener('click', () => {
    focusTarget = change;
    bar.hidden = false;
    reposition();
    status.textContent = '';
    bar.querySelector('button')?.focus({ preventScroll: true });
  });
}

/**
 * Moves the bar to the end of the page while it would cover a main action or half of the window, as with large text.
 * Returns a function that repositions it.
 */
function keepActionsVisible(bar: HTMLElement): () => void {
  const actions = [...bar.ownerDocument.querySelectorAll('[data-main-action]')];
  const isCovered = (action: Element): boolean => {
    const { top, bottom } = action.getBoundingClientRect();
    return bottom > innerHeight - bar.offsetHeight && top < innerHeight;
  };
  const reposition = (): void => {
    const isTooHigh = bar.offsetHeight * 2 > innerHeight;
    if (!bar.hidden) bar.toggleAttribute('data-waiting', isTooHigh || actions.some(isCovered));
  };
  // The observer runs between layout and paint: reading layout is free, and no jump is visible.
  new ResizeObserver(reposition).observe(bar.ownerDocument.body);
  for (const change of ['scroll', 'resize', 'hashchange']) addEventListener(change, reposition);
  return reposition;
}

function readChoice(target: EventTarget | null): CookieChoice | null {
  const choice =
    target instanceof Element ? target.closest<HTMLElement>('[data-cookie-choice]')?.dataset.cookieChoice : null;
  return choice === 'accepted' || choice === 'declined' ? choice : null;
}
