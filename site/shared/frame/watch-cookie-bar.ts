import { type CookieChoice, readCookieChoice } from './cookie-choice.ts';
import { COOKIE_CHOICE_EVENT, makeCookieChoice } from './make-cookie-choice.ts';
import { onEachView } from './view-change.ts';

type Bar = { bar: HTMLElement; status: HTMLElement };

/** Shows the cookie bar until a choice was made, and again from the link in the footer. */
export function watchCookieBar(page: Document): void {
  const bar = page.querySelector<HTMLElement>('[data-cookie-bar]');
  const status = page.querySelector<HTMLElement>('[data-cookie-status]');
  if (!bar || !status) return;
  bar.hidden = readCookieChoice(() => localStorage, Date.now()) !== null;
  const reposition = keepActionsVisible(bar);
  page.addEventListener(COOKIE_CHOICE_EVENT, () => {
    bar.hidden = true;
  });
  watchButtons(page, { bar, status }, reposition);
  // Each view has its own link in the footer, and its own main actions.
  onEachView(page, () => {
    for (const change of page.querySelectorAll<HTMLElement>('[data-cookie-change]')) change.hidden = false;
    reposition();
  });
}

function watchButtons(page: Document, { bar, status }: Bar, reposition: () => void): void {
  let focusTarget: HTMLElement | null = null;
  page.addEventListener('click', ({ target }) => {
    const choice = readChoice(target);
    const change = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-change]') : null;
    if (choice) {
      makeCookieChoice(page, choice);
      status.textContent = status.dataset[choice] ?? '';
      (focusTarget?.isConnected ? focusTarget : page.querySelector('main'))?.focus({ preventScroll: true });
    } else if (change) {
      focusTarget = change;
      bar.hidden = false;
      reposition();
      status.textContent = '';
      bar.querySelector('button')?.focus({ preventScroll: true });
    }
  });
}

/**
 * Moves the bar to the end of the page while it would cover a main action or half of the window, as with large text.
 * Returns a function that repositions it.
 */
function keepActionsVisible(bar: HTMLElement): () => void {
  const isCovered = (action: Element): boolean => {
    const { top, bottom } = action.getBoundingClientRect();
    return bottom > innerHeight - bar.offsetHeight && top < innerHeight;
  };
  const reposition = (): void => {
    const isTooHigh = bar.offsetHeight * 2 > innerHeight;
    const actions = [...bar.ownerDocument.querySelectorAll('[data-main-action]')];
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
