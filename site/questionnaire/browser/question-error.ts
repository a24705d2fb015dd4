const prefixOf = (question: HTMLElement): string => question.closest('form')?.dataset.checkErrorPrefix ?? '';

/** Says that there is an error in the document's title, which screen readers read first. */
function markTitle(question: HTMLElement): void {
  const prefix = prefixOf(question);
  if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
}

function unmarkTitle(question: HTMLElement): void {
  const prefix = prefixOf(question);
  if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
}

/** Says at a question that it has no answer yet: in a summary, which takes the focus, and at the answers. */
export function showError(question: HTMLElement): void {
  const summary = question.querySelector<HTMLElement>('[data-check-error]');
  const message = question.querySelector<HTMLElement>('[data-check-message]');
  const fields = question.querySelector('fieldset');
  if (summary) summary.hidden = false;
  if (message) message.hidden = false;
  fields?.setAttribute('data-wrong', '');
  for (const radio of question.querySelectorAll('input')) radio.setAttribute('aria-describedby', message?.id ?? '');
  markTitle(question);
  summary?.focus();
}

export function clearError(question: HTMLElement): void {
  if (question.querySelector('[data-wrong]')) unmarkTitle(question);
  for (const one of question.querySelectorAll<HTMLElement>('[data-check-error], [data-check-message]'))
    one.hidden = true;
  question.querySelector('fieldset')?.removeAttribute('data-wrong');
  for (const radio of question.querySelectorAll('input')) radio.removeAttribute('aria-describedby');
}
