import { readCookieChoice } from './cookie-choice.ts';
import { COOKIE_CHOICE_EVENT, makeCookieChoice } from './make-cookie-choice.ts';

/**
 * Makes the player of a video once the visitor has accepted cookies and asked for it: until then nothing is requested
 * of another host. Who declines later loses the players again.
 */
export function watchVideos(page: Document): void {
  const boxes = [...page.querySelectorAll<HTMLElement>('[data-video]')];
  for (const box of boxes) box.addEventListener('click', ({ target }) => press(box, target));
  page.addEventListener(COOKIE_CHOICE_EVENT, () => boxes.forEach(showState));
  boxes.forEach(showState);
}

function press(box: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLButtonElement)) return;
  if ('videoAccept' in target.dataset) makeCookieChoice(box.ownerDocument, 'accepted');
  play(box);
}

/** The question where cookies are not accepted, the button that plays where they are. */
function showState(box: HTMLElement): void {
  const isAccepted = readCookieChoice(() => localStorage, Date.now()) === 'accepted';
  setHidden(box, '[data-video-ask]', isAccepted);
  setHidden(box, '[data-video-accept]', isAccepted);
  setHidden(box, '[data-video-play]', !isAccepted);
  if (!isAccepted) box.querySelector('iframe')?.remove();
}

function setHidden(box: HTMLElement, selector: string, hidden: boolean): void {
  const part = box.querySelector<HTMLElement>(selector);
  if (part) part.hidden = hidden;
}

function play(box: HTMLElement): void {
  const frame = box.ownerDocument.createElement('iframe');
  frame.title = box.dataset.videoTitle ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = box.dataset.video ?? '';
  box.append(frame);
  frame.focus();
}
