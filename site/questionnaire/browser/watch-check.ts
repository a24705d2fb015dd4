import { clearSavedAnswers } from './saved-answers.ts';

/** Loads the check's script only on pages with the check; on other pages a link may restart it. */
export function watchCheck(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-check]');
  if (form) void import('./start-check.ts').then(({ startCheck }) => startCheck(form));
  page.querySelector('[data-check-restart]')?.addEventListener('click', clearSavedAnswers);
}
