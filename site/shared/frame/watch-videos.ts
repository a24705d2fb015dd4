import { readCookieChoice } from './cookie-choice.ts';
import { COOKIE_CHOICE_EVENT, makeCookieChoice } from './make-cookie-choice.ts';

/**
 * Creates the player of a video once the visitor has accepted cookies and pressed play: until then nothing is requested
 * from another host. Declining later removes the players.
 */
export function watchVideos(page: Document): void {
  const boxes = [...page.querySelectorAll<HTMLElement>('[data-video]')];
  for (const box of boxes) box.addEventListener('click', ({ target }) => handleClick(box, target));
  page.addEventListener(COOKIE_CHOICE_EVENT, () => boxes.forEach(updateState));
  boxes.forEach(updateState);
}

function handleClick(box: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLButtonElement)) return;
  if ('videoAccept' in target.dataset) makeCookieChoice(box.ownerDocument, 'accepted');
  play(box);
}

/** Shows the cookie question until cookies are accepted, then the play button. */
function updateState(box: HTMLElement): void {
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
