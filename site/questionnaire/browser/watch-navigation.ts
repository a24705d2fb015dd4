import { type CheckParts, headingOf, isAnswered } from './check-parts.ts';
import { clearError, showError } from './question-error.ts';

/** In the review each question's heading is one level below the review's. */
function adjustHeadingLevels({ all, review, current }: CheckParts): void {
  for (const question of all) {
    const heading = headingOf(question);
    if (current() === review) heading?.setAttribute('aria-level', '2');
    else heading?.removeAttribute('aria-level');
  }
}

function updateDocumentTitle(form: HTMLFormElement, { all, current }: CheckParts, siteName: string): void {
  const part = current();
  if (!part) return;
  const number = all.indexOf(part) + 1;
  const progress = (form.dataset.checkProgress ?? '').replace('{number}', String(number));
  const textNode = headingOf(part)?.querySelector('[aria-hidden]')?.nextSibling ?? headingOf(part);
  const title = textNode?.textContent ?? '';
  document.title = [...(number > 0 ? [progress.replace('{count}', String(all.length))] : []), title, siteName].join(
    ' | ',
  );
}

/** Focuses the newly shown part and updates the document title. A fragment that names no part is reverted. */
function handleHashChange(form: HTMLFormElement, parts: CheckParts, state: { last: string; siteName: string }): void {
  const part = parts.current();
  if (!part || (location.hash !== '' && location.hash !== `#${part.id}`)) {
    location.replace(`#${state.last}`);
    document.querySelector<HTMLElement>('main')?.focus();
    return;
  }
  state.last = part.id;
  adjustHeadingLevels(parts);
  updateDocumentTitle(form, parts, state.siteName);
  headingOf(part)?.focus();
  scrollTo(0, 0);
}

/** Requires an answer before moving on; after a change from the review, returns to it. */
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

function goToQuestion(question: HTMLElement): void {
  if (location.hash === `#${question.id}`) return showError(question);
  addEventListener('hashchange', () => showError(question), { once: true });
  location.hash = question.id;
}

/** Enter in an answer moves on; the form is submitted only from the review, and complete. */
function watchSubmit(form: HTMLFormElement, { all, review, current }: CheckParts): void {
  form.addEventListener('submit', (event) => {
    const part = current();
    const missing = all.find((question) => !isAnswered(question));
    if (part !== review) {
      event.preventDefault();
      part?.querySelector<HTMLAnchorElement>('[data-check-next]')?.click();
    } else if (missing) {
      event.preventDefault();
      goToQuestion(missing);
    }
  });
}

/** Handles moving between parts. The URL fragments already show the parts; this adds focus, title and validation. */
export function watchNavigation(form: HTMLFormElement, parts: CheckParts): void {
  const state = { last: parts.current()?.id ?? '', siteName: document.title.split(' | ').at(-1) ?? '' };
  addEventListener('hashchange', () => handleHashChange(form, parts, state));
  watchLinks(form, parts);
  watchSubmit(form, parts);
  for (const question of parts.all) clearError(question);
  adjustHeadingLevels(parts);
  if (!form.querySelector('[data-check-problem]')) updateDocumentTitle(form, parts, state.siteName);
  form.querySelector<HTMLElement>('[data-check-problem]')?.focus();
}
