import { readCookieChoice } from './cookie-choice.ts';
import { COOKIE_CHOICE_EVENT, makeCookieChoice } from './make-cookie-choice.ts';
import { onEachView } from './view-change.ts';

/**
 * Creates the player of a video once the visitor has accepted cookies and pressed play: until then nothing is requested
 * from another host. Declining later removes the players.
 */
export function watchVideos(page: Document): void {
  const update = () => page.querySelectorAll<HTMLElement>('[data-video]').forEach(updateState);
  page.addEventListener('click', ({ target }) => {
    const box = target instanceof HTMLButtonElement ? target.closest<HTMLElement>('[data-video]') : null;
    if (!box || !(target instanceof HTMLButtonElement)) return;
    if ('videoAccept' in target.dataset) makeCookieChoice(page, 'accepted');
    play(box);
  });
  page.addEventListener(COOKIE_CHOICE_EVENT, update);
  onEachView(page, update);
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
  box.querySelector('[data-video-player]')?.append(frame);
  frame.focus();
}
