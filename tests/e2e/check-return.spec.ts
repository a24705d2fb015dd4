import type { Browser, Page } from '@playwright/test';
import { answer, answerAll, part } from '../support/browser/check-page.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expect, test } from '../support/browser/test.ts';

const path = '/nl-nl/risicocheck';
const storageKey = 'ximblox-check';
const dayMs = 86_400_000;

const noticeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Uw antwoorden zijn er nog' });
const questionHeading = (page: Page, number: number) => part(page, number).getByRole('heading', { level: 1 });
const finishButton = (page: Page) => page.getByRole('button', { name: 'Bekijk de uitslag' });
const resultHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /, met \d+ van 100/ });
const keepBox = (page: Page) => page.getByRole('checkbox', { name: 'Bewaar mijn antwoorden op dit apparaat' });
const readStorage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The number of lit windows: the parts of the shape that all rows repeat. */
const countLit = async (page: Page) =>
  ((await page.locator('#arcade-lit').getAttribute('d')) ?? '').split('Z').length - 1;

/** Answers the first questions, and leaves the check for the site. */
async function leaveAfter(page: Page, count: number): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(/^Vraag 1 van 21/);
  for (let number = 1; number <= count; number += 1) await answer(page, number);
  await page.getByRole('link', { name: 'Stoppen' }).click();
  await expect(page).toHaveURL(/\/nl-nl$/);
}

/** Answers the first question on another device, otherwise than the tests do on theirs. */
async function beginElsewhere(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await other.goto(path);
  await expect(other).toHaveTitle(/^Vraag 1 van 21/);
  await part(other, 1).getByRole('radio').nth(1).check();
  return { context, other };
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const choice = page.locator('header details').filter({ hasText: 'Deutsch' });
  await choice.locator('summary').click();
  await choice.getByRole('link', { name }).click();
}

test('a window is lit by its answer, not by the position, and the minutes follow what is open', async ({ page }) => {
  await page.goto(`${path}#question-15`);
  await expect(page).toHaveTitle(/^Vraag 15 van 21/);
  expect(await countLit(page)).toBe(0);
  await expect(part(page, 15).getByText('nog ongeveer 15 minuten')).toBeVisible();
  await part(page, 15).getByRole('radio').first().check();
  expect(await countLit(page)).toBe(1);
  await page.goto(`${path}#question-20`);
  await page.reload();
  await expect(page).toHaveTitle(/^Vraag 20 van 21/);
  expect(await countLit(page)).toBe(1);
  for (const number of [20, 21]) await answer(page, number);
  await expect(page.getByText('3 van 21 beantwoord')).toBeVisible();
  expect(await countLit(page)).toBe(3);
});

test('the language links lead to the shown question, by mouse, keyboard and with a document', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle(/^Vraag 1 van 21/);
  for (let number = 1; number <= 7; number += 1) await answer(page, number);
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(/\/de-de\/.*#question-8$/);
  await expect(questionHeading(page, 8)).toBeFocused();
  await expect(page).toHaveTitle(/^Frage 8 von 21/);
  expect(await countLit(page)).toBe(7);
  await page.reload();
  await expect(questionHeading(page, 8)).toBeFocused();
  await page.locator('header details').filter({ hasText: 'English' }).locator('summary').press('Enter');
  await page.getByRole('link', { name: 'Nederlands' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}#question-8$`));
  await expect(questionHeading(page, 8)).toBeFocused();
  await expect(part(page, 3).locator('input:checked')).toHaveCount(1);
});

test('who comes back to unfinished answers goes on at the first open question, in the same visit without asking', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await leaveAfter(page, 9);
  await page.goto(path);
  await expect(noticeHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Uw antwoorden zijn er nog/);
  await expect(page.getByText(/^Op \d+ \w+ \d{4} hebt u 9 van de 21 vragen beantwoord/)).toBeVisible();
  await expect(questionHeading(page, 1)).toBeHidden();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.reload();
  await expect(noticeHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questionHeading(page, 10)).toBeFocused();
  await expect(noticeHeading(page)).toBeHidden();
  await page.goto(path);
  await expect(page).toHaveTitle(/^Vraag 1 van 21/);
  await expect(noticeHeading(page)).toBeHidden();
});

test('who comes back can begin anew, or remove the answers', async ({ page }) => {
  await leaveAfter(page, 2);
  await page.goto(path);
  await page.getByRole('button', { name: 'Wissen en opnieuw beginnen' }).click();
  await expect(questionHeading(page, 1)).toBeFocused();
  await expect(page.locator('input:checked')).toHaveCount(0);
  expect(await readStorage(page)).toBeNull();
  await leaveAfter(page, 2);
  await page.goto(path);
  await page.getByRole('button', { name: 'Mijn antwoorden verwijderen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Uw antwoorden zijn verwijderd' })).toBeFocused();
  expect(await readStorage(page)).toBeNull();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Begin met de check' }).click();
  await expect(questionHeading(page, 1)).toBeFocused();
});

test('the answers leave the device with the result, unless the visitor keeps them', async ({ page }) => {
  await answerAll(page, path, (choices) => choices.first());
  await finishButton(page).click();
  await expect(resultHeading(page)).toBeVisible();
  await expect(keepBox(page)).not.toBeChecked();
  expect(await readStorage(page)).toBeNull();
  await keepBox(page).check();
  await page.reload();
  await expect(keepBox(page)).toBeChecked();
  await expectAccessible(page);
  const stored = JSON.parse((await readStorage(page)) ?? '') as { answers: Record<string, { at: number }> };
  for (const given of Object.values(stored.answers)) given.at -= 399 * dayMs;
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, JSON.stringify(stored)] as const);
  await page.getByRole('link', { name: 'Opnieuw beginnen' }).first().click();
  await expect(noticeHeading(page)).toBeFocused();
  await expect(page.getByText('hebt u 21 van de 21 vragen beantwoord')).toBeVisible();
  await expect(page.getByText('Ze blijven hoogstens 400 dagen')).toBeVisible();
  await page.getByRole('link', { name: 'Kijk uw antwoorden na' }).first().click();
  await finishButton(page).click();
  await keepBox(page).press('Space');
  await expect(keepBox(page)).not.toBeChecked();
  expect(await readStorage(page)).toBeNull();
  await page.goto(path);
  await expect(page).toHaveTitle(/^Vraag 1 van 21/);
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('the result of somebody else leaves the answers on the device alone', async ({ page, browser, baseURL }) => {
  await answerAll(page, path, (choices) => choices.first());
  await finishButton(page).click();
  await expect(resultHeading(page)).toBeVisible();
  const { context, other } = await beginElsewhere(browser, baseURL);
  const before = await readStorage(other);
  await other.goto(page.url());
  await expect(resultHeading(other)).toBeVisible();
  await expect(keepBox(other)).toBeHidden();
  expect(await readStorage(other)).toBe(before);
  await context.close();
});

test('the answers of a result can be changed on another device, over a reload and in another language', async ({
  page,
  browser,
  baseURL,
}) => {
  await answerAll(page, path, (choices) => choices.first());
  await finishButton(page).click();
  await expect(resultHeading(page)).toBeVisible();
  const { context, other } = await beginElsewhere(browser, baseURL);
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Mijn antwoorden wijzigen' }).click();
  await expect(other.getByText('21 van 21 beantwoord')).toBeVisible();
  await expect(part(other, 1).locator('input').first()).toBeChecked();
  await expectAccessible(other);
  await part(other, 2).getByRole('link', { name: 'Wijzigen' }).click();
  await part(other, 2).getByRole('radio').nth(1).check();
  await other.reload();
  await expect(part(other, 2).locator('input').nth(1)).toBeChecked();
  await chooseLanguage(other, 'Deutsch');
  await expect(other).toHaveTitle(/^Frage 2 von 21/);
  await expect(part(other, 2).locator('input').nth(1)).toBeChecked();
  await part(other, 2).locator('[data-check-next]').click();
  await expect(other).toHaveURL(/#review$/);
  await other.getByRole('button', { name: 'Ergebnis ansehen' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /, mit \d+ von 100/ })).toBeVisible();
  expect(other.url().split('/').at(-1)).not.toBe(page.url().split('/').at(-1));
  await other.goBack();
  await expect(other.getByText('21 von 21 beantwortet')).toBeVisible();
  await expect(part(other, 2).locator('input').nth(1)).toBeChecked();
  await context.close();
});

test('without a script the languages lead to the same question, and the answers of a result can be changed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(`${path}#question-8`);
  await part(page, 8).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de-de\/.*#question-8$/);
  await expect(questionHeading(page, 8)).toBeVisible();
  await answerAll(page, path, (choices) => choices.first());
  await finishButton(page).click();
  await expect(keepBox(page)).toBeHidden();
  const before = await resultHeading(page).textContent();
  await page.getByRole('link', { name: 'Mijn antwoorden wijzigen' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk uw antwoorden na' })).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(21);
  expect(await countLit(page)).toBe(21);
  for (const number of [1, 2, 3]) {
    await part(page, number).getByRole('link', { name: 'Wijzigen' }).click();
    await part(page, number).getByRole('radio').nth(2).check();
    await part(page, number).locator('[data-check-next]').click();
    await expect(page).toHaveURL(/#review$/);
  }
  await finishButton(page).click();
  await expect(resultHeading(page)).toBeVisible();
  expect(await resultHeading(page).textContent()).not.toBe(before);
  await context.close();
});
