import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';

const demoPages = ['/', '/nl-nl', '/de-de', '/fr-fr', '/nl-nl/over-de-check', '/de-de/404'];

const cookieBar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test.describe('the demo site', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of demoPages) {
      test(`is accessible at ${path} in the ${colorScheme} theme, with its list of languages open`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await page.locator('summary').click();
        await expectAccessible(page);
      });
    }
  }

  test("greets Dutch visitors with 'Start de check'", async ({ page }) => {
    await page.goto('/nl-nl');
    await expect(page).toHaveTitle('Hoe veilig is uw kerk? | Risicocheck voor kerken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoe veilig is uw kerk?');
    await page.getByRole('link', { name: 'Start de check', exact: true }).click();
    await expect(page).toHaveURL('/nl-nl/over-de-check');
  });

  test('shows its pictures', async ({ page }) => {
    await page.goto('/nl-nl/over-de-check');
    const picture = page.getByRole('img', { name: /sleutelkast/ });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('asks for nothing of others, and breaks no rule of its content security policy', async ({ page, baseURL }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => complaints.push(message.text()));
    for (const path of demoPages.slice(0, -1)) await page.goto(path);
    expect(requests.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('never scrolls sideways, down to 320 pixels', async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of demoPages) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ path, width, overflow: Math.max(overflow, 0) }).toEqual({ path, width, overflow: 0 });
      }
    }
  });
});

test.describe('what does not exist', () => {
  test('answers 404 in the language that was asked for, and leads back', async ({ page }) => {
    const response = await page.goto('/nl-nl/bestaat-niet');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier waait u verkeerd');
    await page.getByRole('link', { name: 'Naar de voorpagina' }).click();
    await expect(page).toHaveURL('/nl-nl');
  });
});

test.describe('the language choice', () => {
  test('works by keyboard: opens, closes on Escape, and leads to the translation', async ({ page }) => {
    await page.goto('/nl-nl/over-de-check');
    const choice = page.locator('summary');
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
    await expect(choice).toBeFocused();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de-de/ueber-den-check');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('closes when the visitor goes elsewhere', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary').click();
    await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('link', { name: 'Nederlands' })).toBeHidden();
  });
});

test.describe('the cookie bar', () => {
  test('offers decline and accept alike in size', async ({ page }) => {
    await page.goto('/');
    const decline = await page.getByRole('button', { name: 'Decline' }).boundingBox();
    const accept = await page.getByRole('button', { name: 'Accept' }).boundingBox();
    expect({ width: accept?.width, height: accept?.height, y: accept?.y }).toEqual({
      width: decline?.width,
      height: decline?.height,
      y: decline?.y,
    });
  });

  test('remembers the choice on every page, sets no cookie, and can be changed from the footer', async ({ page }) => {
    await page.goto('/nl-nl');
    await page.getByRole('button', { name: 'Weigeren' }).click();
    await expect(cookieBar(page)).toBeHidden();
    await expect(page.getByRole('status')).toContainText('U hebt cookies geweigerd');
    await page.goto('/nl-nl/over-de-check');
    await expect(cookieBar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Cookies aanpassen' }).click();
    await expect(page.getByRole('button', { name: 'Weigeren' })).toBeFocused();
    await page.getByRole('button', { name: 'Accepteren' }).press('Enter');
    await expect(cookieBar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookies aanpassen' })).toBeFocused();
    expect(await page.context().cookies()).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('languages can be chosen, and nothing is offered that does not work', async ({ page }) => {
    await page.goto('/nl-nl');
    await expect(cookieBar(page)).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How safe is your church?');
  });
});
