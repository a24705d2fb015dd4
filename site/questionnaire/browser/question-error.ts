const prefixOf = (question: HTMLElement): string => question.closest('form')?.dataset.checkErrorPrefix ?? '';

/** Adds the error prefix to the document title, which screen readers announce first. */
function addTitlePrefix(question: HTMLElement): void {
  const prefix = prefixOf(question);
  if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
}

function removeTitlePrefix(question: HTMLElement): void {
  const prefix = prefixOf(question);
  if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
}

/** Shows that a question has no answer yet: in a focused summary, and at the answers. */
export function showError(question: HTMLElement): void {
  const summary = question.querySelector<HTMLElement>('[data-check-error]');
  const message = question.querySelector<HTMLElement>('[data-check-message]');
  const fields = question.querySelector('fieldset');
  if (summary) summary.hidden = false;
  if (message) message.hidden = false;
  fields?.setAttribute('data-wrong', '');
  for (const radio of question.querySelectorAll('input')) radio.setAttribute('aria-describedby', message?.id ?? '');
  addTitlePrefix(question);
  summary?.focus();
}

export function clearError(question: HTMLElement): void {
  if (question.querySelector('[data-wrong]')) removeTitlePrefix(question);
  for (const element of question.querySelectorAll<HTMLElement>('[data-check-error], [data-check-message]'))
    element.hidden = true;
  question.querySelector('fieldset')?.removeAttribute('data-wrong');
  for (const radio of question.querySelectorAll('input')) radio.removeAttribute('aria-describedby');
}
