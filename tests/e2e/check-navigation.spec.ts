import type { Page } from '@playwright/test';
import { answer, part } from '../support/browser/check-page.ts';
import { expect, test } from '../support/browser/test.ts';

const headingOf = (page: Page, number: number) => part(page, number).getByRole('heading', { level: 1 });

async function expectPart(page: Page, number: number): Promise<void> {
  await expect(headingOf(page, number)).toBeFocused();
  await expect(page.locator('[data-check-part]').filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^Vraag ${number} van 21`));
}

test('the check shows the part in the address, also when it is reached without loading a document', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/nl-nl');
  const start = page.getByRole('main').getByRole('link', { name: 'Start de check' }).first();
  await start.hover();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await start.click();
  await expectPart(page, 1);
  await answer(page, 1);
  await expectPart(page, 2);
  await answer(page, 2);
  await expectPart(page, 3);
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(/\/nl-nl$/);
  await expect(page).not.toHaveTitle(/^Vraag/);
  await expect(start).toBeVisible();
  await page.evaluate(() => history.go(3));
  await expectPart(page, 3);
  await expect(page).toHaveURL(/#question-3$/);
  await page.goBack();
  await expectPart(page, 2);
  await expect(part(page, 2).getByRole('radio').first()).toBeChecked();
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveTitle(/^Frage 2 von 21/);
  await expect(headingOf(page, 2)).toBeFocused();
  await expect(part(page, 2).getByRole('radio').first()).toBeChecked();
  expect(documents).toHaveLength(1);
});

test('a fragment that names no part is reverted', async ({ page }) => {
  await page.goto('/nl-nl/risicocheck#question-2');
  await expect(page).toHaveTitle(/^Vraag 2 van 21/);
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expect(page).toHaveURL(/#question-2$/);
  await expectPart(page, 2);
});
