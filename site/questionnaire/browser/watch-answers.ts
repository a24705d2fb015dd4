import { forgetKept, keep, readKept } from './kept-answers.ts';
import { clearError } from './question-error.ts';
import { type CheckParts, isAnswered } from './check-parts.ts';

const prefix = 'answer.';

function readAnswers(form: HTMLFormElement): Record<string, string> {
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
  return Object.fromEntries(chosen.map(({ name, value }) => [name.slice(prefix.length), value]));
}

function tellCount(form: HTMLFormElement, { all }: CheckParts): void {
  const place = form.querySelector<HTMLElement>('[data-check-answered]');
  if (!place) return;
  const answered = all.filter(isAnswered).length;
  place.textContent = (place.dataset.checkAnswered ?? '')
    .replace('{answered}', String(answered))
    .replace('{count}', String(all.length));
  place.hidden = false;
}

/** What came back from the server is newer than what this device kept. */
function restore(form: HTMLFormElement, answers: Readonly<Record<string, string>>): void {
  if (form.dataset.checkOpens === 'review') return;
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name.slice(prefix.length)] === radio.value;
}

function clearAnswers(form: HTMLFormElement, { all }: CheckParts): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) radio.checked = false;
  for (const question of all) clearError(question);
  forgetKept();
}

/** Keeps the answers on this device, so that a reload and another language find them again, until they are cleared. */
export function watchAnswers(form: HTMLFormElement, parts: CheckParts): void {
  const { submission, answers } = readKept();
  restore(form, answers);
  tellCount(form, parts);
  const field = form.querySelector<HTMLInputElement>('[data-check-submission]');
  if (field?.value === '') field.value = submission;

  form.addEventListener('change', (event) => {
    keep({ submission: field?.value ?? submission, answers: readAnswers(form) });
    const question = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-check-part]') : null;
    if (question) clearError(question);
    tellCount(form, parts);
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    clearAnswers(form, parts);
    if (field) field.value = readKept().submission;
    form.querySelector('details:has([type=reset])')?.removeAttribute('open');
    tellCount(form, parts);
    location.hash = parts.all[0]?.id ?? '';
  });
}
