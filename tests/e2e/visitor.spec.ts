import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { expect, test } from '../support/browser/test.ts';

const demoPages = ['/', '/nl-nl', '/de-de', '/fr-fr', '/nl-nl/over-de-check', '/fr-fr/confidentialite', '/de-de/404'];

const cookieBar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test.describe('the demo site', () => {
  for (const path of demoPages) {
    test(`is accessible at ${path} in both themes, with its language list open`, async ({ page }) => {
      await page.goto(path);
      await page.locator('summary').click();
      await expectAccessibleInBothThemes(page);
    });
  }

  test("greets Dutch visitors with 'Start de check'", async ({ page }) => {
    await page.goto('/nl-nl');
    await expect(page).toHaveTitle('Hoe veilig is uw kerk? | Risicocheck voor kerken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoe veilig is uw kerk?');
    await page.getByRole('link', { name: 'Start de check', exact: true }).click();
    await expect(page).toHaveURL('/nl-nl/risicocheck');
  });

  test('shows its images', async ({ page }) => {
    await page.goto('/nl-nl/over-de-check');
    const img = page.getByRole('img', { name: /sleutelkast/ });
    await img.scrollIntoViewIfNeeded();
    await expect.poll(() => img.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('contacts no other host, and complies with its content security policy', async ({ page, baseURL }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => complaints.push(message.text()));
    for (const path of demoPages.slice(0, -1)) await page.goto(path);
    expect(requests.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('never scrolls sideways, from 320 to 1920 pixels and at 200% of a screen of 1280', async ({ page }) => {
    for (const width of [320, 640, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 512 });
      for (const path of demoPages) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ path, width, overflow: Math.max(overflow, 0) }).toEqual({ path, width, overflow: 0 });
      }
    }
  });
});

test('has one small script on every page, none inline, and no hydration before a link is followed', async ({
  page,
}) => {
  const scripts: { address: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ address: response.url(), bytes: (await response.body()).byteLength });
  });
  for (const path of demoPages) await page.goto(path, { waitUntil: 'networkidle' });
  expect(new Set(scripts.map(({ address }) => address)).size).toBe(1);
  for (const { bytes } of scripts) expect(bytes).toBeLessThanOrEqual(8 * 1024);
  const inDocument = await page.evaluate(() => ({
    inline: document.querySelectorAll('script:not([src], [type="application/json"]), style, [style]').length,
    react: Object.keys(document.querySelector('main') ?? {}).filter((key) => key.startsWith('__react')),
  }));
  expect(inDocument).toEqual({ inline: 0, react: [] });
});

test('prints without screen-only elements, dark on white in either theme', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'print' });
    await page.goto('/nl-nl/over-de-check');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cookieBar(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
    await expect(page.locator('summary').first()).toBeHidden();
    await expect(page.getByText('Risicocheck voor kerken').first()).toBeVisible();
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
      return { color, page: getComputedStyle(document.documentElement).backgroundColor };
    });
    const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(lightness(colours.page)).toBe(255);
    expect(lightness(colours.color)).toBeLessThan(130);
  }
});

test('shows no motion if reduced motion is requested', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nl-nl');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const lasts = (durations: string) =>
          durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001);
        return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
      })
      .map(({ className }) => String(className)),
  );
  expect(moving).toEqual([]);
});

test.describe('a missing page', () => {
  test('returns 404 in the requested language, with a link back', async ({ page }) => {
    const response = await page.goto('/nl-nl/bestaat-niet');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier waait u verkeerd');
    await page.getByRole('link', { name: 'Naar de voorpagina' }).click();
    await expect(page).toHaveURL('/nl-nl');
    expect((await page.goto('/nl-nl/%ff'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier waait u verkeerd');
    await page.getByRole('link', { name: 'Zoek op deze site' }).click();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toBeVisible();
  });
});

test.describe('the language menu', () => {
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

  test('closes when the focus or a click goes elsewhere', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary').click();
    await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('link', { name: 'Nederlands' })).toBeHidden();
  });
});

test('the menu of a small screen opens below its button, which closes it again', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/de-de');
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(menu.getByRole('link', { name: 'Über den Check' })).toBeVisible();
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(menu).toBeHidden();
  }
});

test.describe('the cookie bar', () => {
  test('is explained on a page of its own, linked from every footer', async ({ page }) => {
    await page.goto('/nl-nl/over-de-check');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy en cookies' }).click();
    await expect(page).toHaveURL('/nl-nl/privacy');
    await expect(page.getByRole('table')).toContainText('Cookies van een video');
  });

  test('offers decline and accept at the same size', async ({ page }) => {
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

  test('pages can be read, navigation and languages work, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto('/nl-nl/over-de-check');
    await expect(page.getByText('Acht haken, zeven sleutels.')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await menu.getByRole('link', { name: 'Water buiten houden' }).click();
    await expect(page).toHaveURL('/nl-nl/water-buiten-houden');
    await page.getByRole('link', { name: 'Zoeken' }).click();
    await page.getByRole('searchbox').fill('goot');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('link', { name: 'Water buiten houden' }).last()).toBeVisible();
    await page.goto('/nl-nl');
    await expect(cookieBar(page)).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How safe is your church?');
  });
});
