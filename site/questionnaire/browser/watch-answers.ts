import { clearSavedAnswers, saveAnswers, readSavedAnswers } from './saved-answers.ts';
import { clearError } from './question-error.ts';
import { type CheckParts, isAnswered } from './check-parts.ts';

const prefix = 'answer.';

function readAnswers(form: HTMLFormElement): Record<string, string> {
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
  return Object.fromEntries(chosen.map(({ name, value }) => [name.slice(prefix.length), value]));
}

function showAnsweredCount(form: HTMLFormElement, { all }: CheckParts): void {
  const counter = form.querySelector<HTMLElement>('[data-check-answered]');
  if (!counter) return;
  const answered = all.filter(isAnswered).length;
  counter.textContent = (counter.dataset.checkAnswered ?? '')
    .replace('{answered}', String(answered))
    .replace('{count}', String(all.length));
  counter.hidden = false;
}

/** Answers returned by the server are newer than the saved ones. */
function restoreAnswers(form: HTMLFormElement, answers: Readonly<Record<string, string>>): void {
  if (form.dataset.checkOpens === 'review') return;
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name.slice(prefix.length)] === radio.value;
}

function clearAnswers(form: HTMLFormElement, { all }: CheckParts): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) radio.checked = false;
  for (const question of all) clearError(question);
  clearSavedAnswers();
}

/**
 * Saves the answers in this browser, so that they survive a reload and a change of language, until they are cleared.
 */
export function watchAnswers(form: HTMLFormElement, parts: CheckParts): void {
  const { submission, answers } = readSavedAnswers();
  restoreAnswers(form, answers);
  showAnsweredCount(form, parts);
  const field = form.querySelector<HTMLInputElement>('[data-check-submission]');
  if (field?.value === '') field.value = submission;

  form.addEventListener('change', (event) => {
    saveAnswers({ submission: field?.value ?? submission, answers: readAnswers(form) });
    const question = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-check-part]') : null;
    if (question) clearError(question);
    showAnsweredCount(form, parts);
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    clearAnswers(form, parts);
    if (field) field.value = readSavedAnswers().submission;
    form.querySelector('details:has([type=reset])')?.removeAttribute('open');
    showAnsweredCount(form, parts);
    location.hash = parts.all[0]?.id ?? '';
  });
}
