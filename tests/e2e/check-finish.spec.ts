import type { Locator, Page } from '@playwright/test';
import { answerAll, part, questions, recordRequests } from '../support/browser/check-page.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expect, test } from '../support/browser/test.ts';

const path = '/nl-nl/risicocheck';
const heading = /, met \d+ van 100/;

const first = (choices: Locator) => choices.first();
const finishButton = (page: Page) => page.getByRole('button', { name: 'Bekijk de uitslag' });
const expectResult = (page: Page) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

test('finishing sends the answers once, says so while it lasts, and shows them in no address but the result’s', async ({
  page,
}) => {
  const requests = recordRequests(page);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await answerAll(page, path, first);
  await finishButton(page).dblclick();
  const busy = page.getByRole('button', { name: 'Uw uitslag wordt gemaakt' });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Uw uitslag wordt gemaakt' })).toBeAttached();
  await expectAccessible(page);
  await busy.press('Enter');
  release();
  await expectResult(page);
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url.href)).toEqual([
    new URL('/graphql', page.url()).href,
  ]);
  const revealing = requests.filter(({ url }) => url.href.includes(token) || /answer|submission/.test(url.href));
  expect(new Set(revealing.map(({ url }) => url.pathname))).toEqual(new Set([`/_/check/result/nl-nl/${token}`]));
});

test('the check can be finished again after Back and a reload, and begun again without answers', async ({ page }) => {
  await answerAll(page, path, first);
  await finishButton(page).click();
  await expectResult(page);
  await page.goBack();
  await expect(page.getByText('21 van 21 beantwoord')).toBeVisible();
  await page.reload();
  await expect(page.getByText('21 van 21 beantwoord')).toBeVisible();
  await finishButton(page).click();
  await expectResult(page);
  await page.getByRole('link', { name: 'Opnieuw beginnen' }).first().click();
  await expect(page).toHaveTitle(/^Vraag 1 van 21/);
  await expect(page.locator('input:checked')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ximblox-check'))).toBeNull();
  await page.goBack();
  await expectResult(page);
  await page.goBack();
  await expect(page.getByText('0 van 21 beantwoord')).toBeVisible();
});

test('answers that are too few for a score are explained in place', async ({ page }) => {
  await answerAll(page, path, (choices) => choices.last());
  await finishButton(page).press('Enter');
  const problem = page.getByRole('alert').filter({ hasText: 'Er zijn te weinig vragen van toepassing' });
  await expect(problem).toBeFocused();
  await expect(page).toHaveURL(/#review$/);
  await expect(page).toHaveTitle(/^Fout: Kijk uw antwoorden na \| /);
  await expectAccessible(page);
  for (let number = 1; number <= questions; number += 1) {
    await part(page, number).getByRole('link', { name: 'Wijzigen' }).click();
    await expect(page).toHaveTitle(new RegExp(`^Vraag ${number} van 21`));
    await part(page, number).getByRole('radio').first().check();
    await part(page, number).locator('[data-check-next]').click();
    await expect(page).toHaveURL(/#review$/);
  }
  await finishButton(page).press('Enter');
  await expectResult(page);
});

test('a question without an answer is asked for before anything is sent', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(`${path}#review`);
  await expect(page.getByText('0 van 21 beantwoord')).toBeVisible();
  await finishButton(page).click();
  await expect(part(page, 1).getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: Vraag 1 van 21/);
  await expectAccessible(page);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

for (const [failure, status] of [
  ['the network fails', null],
  ['the caller sends too many requests', 429],
  ['the server has another build', 400],
] as const)
  test(`the form is sent without the client if ${failure}`, async ({ page }) => {
    await page.route('**/graphql', (route) =>
      status === null ? route.abort() : route.fulfill({ status, json: { errors: [{ message: 'refused' }] } }),
    );
    await answerAll(page, path, first);
    await finishButton(page).click();
    await expectResult(page);
  });
