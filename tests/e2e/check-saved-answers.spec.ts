import type { Page } from '@playwright/test';
import { answer, part } from '../support/browser/check-page.ts';
import { expect, test } from '../support/browser/test.ts';

const path = '/nl-nl/risicocheck';
const storageKey = 'ximblox-check';

const radio = (page: Page, number: number, place: number) => part(page, number).locator('input').nth(place);

/** Waits until the check reacts to scripts, which is when it names its part. */
const expectHydrated = (page: Page, number = 1) => expect(page).toHaveTitle(new RegExp(`^Vraag ${number} van 21`));

const readStorage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** Opens the check with a text of another origin or time in the storage. */
async function openWithStorage(page: Page, text: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKey, text] as const);
  await page.reload();
  await expectHydrated(page);
}

const answersIn = (text: string | null) =>
  (JSON.parse(text ?? '{}') as { answers: Record<string, { answer: string; at: number }> }).answers;

test('what was answered before the scripts came survives, and is saved', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requests: string[] = [];
  await page.route('**/_/assets/client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await radio(page, 1, 1).check();
  await part(page, 1).locator('[data-check-next]').click();
  await radio(page, 2, 0).check();
  await expect(page).not.toHaveTitle(/^Vraag/);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  release();
  await expectHydrated(page, 2);
  await expect(radio(page, 1, 1)).toBeChecked();
  await expect(radio(page, 2, 0)).toBeChecked();
  expect(Object.keys(answersIn(await readStorage(page)))).toHaveLength(2);
  await radio(page, 2, 1).check();
  await page.reload();
  await expectHydrated(page, 2);
  await expect(radio(page, 1, 1)).toBeChecked();
  await expect(radio(page, 2, 1)).toBeChecked();
  expect(requests.filter((one) => one === '/graphql')).toEqual([]);
  expect(errors).toEqual([]);
});

test('two tabs show and save the answers of both, and clear them together', async ({ page }) => {
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(path);
    await expectHydrated(tab);
  }
  await radio(page, 1, 0).check();
  await expect(radio(second, 1, 0)).toBeChecked();
  await part(second, 1).locator('[data-check-next]').click();
  await radio(second, 2, 1).check();
  await radio(page, 1, 1).check();
  await expect(radio(page, 2, 1)).toBeChecked();
  await expect(radio(second, 1, 1)).toBeChecked();
  await second.goto(`${path}#review`);
  await expect(second.getByText('2 van 21 beantwoord')).toBeVisible();
  await page.getByText('Mijn antwoorden wissen').click();
  await page.getByRole('button', { name: 'Alles wissen en opnieuw beginnen' }).click();
  await expect(second.getByText('0 van 21 beantwoord')).toBeVisible();
  await expect(second.locator('input:checked')).toHaveCount(0);
  expect(await readStorage(second)).toBeNull();
  await second.close();
});

test('answers that were saved in the first format are shown, and saved with their time', async ({ page }) => {
  await page.goto(path);
  await expectHydrated(page);
  await answer(page, 1);
  const saved = Object.entries(answersIn(await readStorage(page)));
  expect(saved).toHaveLength(1);
  const answers = Object.fromEntries(saved.map(([question, { answer: chosen }]) => [question, chosen]));
  const old = { submission: '8b1f8a5e-0d0a-4c53-9a57-0d2f1c8f2d11', answers };
  await openWithStorage(page, JSON.stringify(old));
  await expect(radio(page, 1, 0)).toBeChecked();
  const carried = await readStorage(page);
  expect(JSON.parse(carried ?? '')).toMatchObject({ format: 2, submission: old.submission });
  expect(Object.values(answersIn(carried))).toEqual([{ answer: Object.values(answers)[0], at: expect.any(Number) }]);
});

test('the check works with broken saved answers, and without a storage', async ({ page }) => {
  await openWithStorage(page, '{"format":2,"answers":{"__proto__":7,"a":[]');
  await answer(page, 1);
  await expect(part(page, 2).getByRole('heading', { level: 1 })).toBeFocused();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    });
  });
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.locator('input:checked')).toHaveCount(0);
  await answer(page, 1);
  await expect(part(page, 2).getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(`${path}#review`);
  await expect(page.getByText('1 van 21 beantwoord')).toBeVisible();
});
