import { type CheckParts, headingOf, isAnswered } from './check-parts.ts';
import { clearError, showError } from './question-error.ts';

/** While answers are looked through, each question's heading is one among those of the review. */
function levelHeadings({ all, review, present }: CheckParts): void {
  for (const question of all) {
    const heading = headingOf(question);
    if (present() === review) heading?.setAttribute('aria-level', '2');
    else heading?.removeAttribute('aria-level');
  }
}

function nameDocument(form: HTMLFormElement, { all, present }: CheckParts, siteName: string): void {
  const part = present();
  if (!part) return;
  const number = all.indexOf(part) + 1;
  const place = (form.dataset.checkProgress ?? '').replace('{number}', String(number));
  const words = headingOf(part)?.querySelector('[aria-hidden]')?.nextSibling ?? headingOf(part);
  const title = words?.textContent ?? '';
  document.title = [...(number > 0 ? [place.replace('{count}', String(all.length))] : []), title, siteName].join(' | ');
}

/** Another part is shown: it gets the focus and gives the document its name. What names no part changes nothing. */
function handleAddress(form: HTMLFormElement, parts: CheckParts, state: { last: string; siteName: string }): void {
  const part = parts.present();
  if (!part || (location.hash !== '' && location.hash !== `#${part.id}`)) {
    location.replace(`#${state.last}`);
    document.querySelector<HTMLElement>('main')?.focus();
    return;
  }
  state.last = part.id;
  levelHeadings(parts);
  nameDocument(form, parts, state.siteName);
  headingOf(part)?.focus();
  scrollTo(0, 0);
}

/** Lets nobody pass a question without an answer; from a change in the review one comes back to it. */
function watchLinks(form: HTMLFormElement, { all, review }: CheckParts): void {
  let isChanging = false;
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
    const part = link?.closest<HTMLElement>('[data-check-part]');
    if (!link || !part) return;
    if (link.matches('[data-check-change]')) isChanging = true;
    if (link.matches('[data-check-first]')) {
      event.preventDefault();
      part.querySelector('input')?.focus();
    }
    if (!link.matches('[data-check-next]')) return;
    if (!isAnswered(part)) {
      event.preventDefault();
      showError(part);
    } else if (isChanging && review && all.every(isAnswered)) {
      event.preventDefault();
      isChanging = false;
      location.hash = review.id;
    }
  });
}

function goTo(question: HTMLElement): void {
  if (location.hash === `#${question.id}`) return showError(question);
  addEventListener('hashchange', () => showError(question), { once: true });
  location.hash = question.id;
}

/** Enter in an answer means going on; answers are sent from the review alone, and complete. */
function watchSending(form: HTMLFormElement, { all, review, present }: CheckParts): void {
  form.addEventListener('submit', (event) => {
    const part = present();
    const missing = all.find((question) => !isAnswered(question));
    if (part !== review) {
      event.preventDefault();
      part?.querySelector<HTMLAnchorElement>('[data-check-next]')?.click();
    } else if (missing) {
      event.preventDefault();
      goTo(missing);
    }
  });
}

/** Moves from part to part. The addresses do it already; this adds the focus, the name, and what must be answered. */
export function watchWays(form: HTMLFormElement, parts: CheckParts): void {
  const state = { last: parts.present()?.id ?? '', siteName: document.title.split(' | ').at(-1) ?? '' };
  addEventListener('hashchange', () => handleAddress(form, parts, state));
  watchLinks(form, parts);
  watchSending(form, parts);
  for (const question of parts.all) clearError(question);
  levelHeadings(parts);
  if (!form.querySelector('[data-check-problem]')) nameDocument(form, parts, state.siteName);
  form.querySelector<HTMLElement>('[data-check-problem]')?.focus();
}
