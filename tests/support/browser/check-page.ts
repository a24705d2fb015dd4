import type { Locator, Page } from '@playwright/test';

export const questions = 21;

export const part = (page: Page, number: number): Locator => page.locator(`#question-${number}`);

/** Answers the current question, with the worst answer every third time, and goes on. */
export async function answer(page: Page, number: number): Promise<void> {
  const choices = part(page, number).getByRole('radio');
  await choices.nth(number % 3 === 0 ? 2 : 0).check();
  await part(page, number).locator('[data-check-next]').click();
}

/** Answers all questions of the check, up to the review. */
export async function answerAll(page: Page, path: string, choose: (choices: Locator) => Locator): Promise<void> {
  await page.goto(path);
  for (let number = 1; number <= questions; number += 1) {
    await choose(part(page, number).getByRole('radio')).check();
    await part(page, number).locator('[data-check-next]').click();
  }
}

/** Requests that leave the browser. */
export function recordRequests(page: Page): { method: string; url: URL }[] {
  const requests: { method: string; url: URL }[] = [];
  page.on('request', (request) => requests.push({ method: request.method(), url: new URL(request.url()) }));
  return requests;
}
