import { forgetKept } from './kept-answers.ts';

/** Loads the check's own script where the check is; elsewhere a link may begin it anew. */
export function watchCheck(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-check]');
  if (form) void import('./start-check.ts').then(({ startCheck }) => startCheck(form));
  page.querySelector('[data-check-restart]')?.addEventListener('click', forgetKept);
}
