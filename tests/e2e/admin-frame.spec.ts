import type { Page } from '@playwright/test';
import { headingBlocks } from '../support/browser/blocks.ts';
import { queryGraphQL, runPageMutation } from '../support/browser/graphql.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, requestPublication, storePage } from '../support/browser/pages.ts';
import { openScreen, row } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

/** A button without a variant is filled. */
const filledButtons = (page: Page) =>
  page
    .getByRole('main')
    .locator('.mantine-Button-root:not([data-variant]), .mantine-Button-root[data-variant="filled"]');

const navigation = (page: Page) => page.locator('nav').first();

async function speakGerman(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('ximblox.language', 'de'));
}

for (const language of ['en', 'de']) {
  test(`the whole navigation is visible at 1440 x 900 in ${language}, and does not shift`, async ({ page }) => {
    if (language === 'de') await speakGerman(page);
    await signInByRequest(page);
    // The page types are loaded later.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('NavigationTypes')) await new Promise((end) => setTimeout(end, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const total =
            Number(document.documentElement.dataset.shift ?? 0) + (entry as unknown as { value: number }).value;
          document.documentElement.dataset.shift = String(total);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const typesCame = page.waitForResponse((response) => !!response.request().postData()?.includes('NavigationTypes'));
    await openScreen(page, 'tags');
    await typesCame;
    await expect(navigation(page).getByRole('link')).not.toHaveCount(0);
    const entries = navigation(page).locator('a:visible, button:visible');
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
    await expect(navigation(page).locator('[data-more-below]')).toHaveCount(0);
    expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0'))).toBeLessThan(0.01);
  });
}

test('folded and opened sections persist on this device, and a low window shows that there is more below', async ({
  page,
}) => {
  await signInByRequest(page);
  await openScreen(page, 'tags');
  const types = navigation(page).getByRole('link', { name: 'Home pages' });
  const system = navigation(page).getByRole('button', { name: 'System' });
  await expect(types).toBeHidden();
  await navigation(page).getByRole('button', { name: 'Submenu of “Page overview”' }).press('Enter');
  await expect(types).toBeVisible();
  await expect(system).toHaveAttribute('aria-expanded', 'false');
  await system.click();
  await expect(navigation(page).getByRole('link', { name: 'Site settings' })).toBeVisible();
  await navigation(page).getByRole('button', { name: 'Library' }).click();
  await page.reload();
  await expect(types).toBeVisible();
  await expect(system).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation(page).getByRole('button', { name: 'Library' })).toHaveAttribute('aria-expanded', 'true');
  await openScreen(page, 'users');
  await expect(navigation(page).getByRole('link', { name: 'Tags' })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 600 });
  await expect(navigation(page).locator('[data-more-below]')).toHaveCount(1);
  await expectAccessible(page);
  await navigation(page).getByRole('link', { name: 'API tokens' }).focus();
  await expect(navigation(page).locator('[data-more-below]')).toHaveCount(0);
  await expect(navigation(page).locator('[data-more-above]')).toHaveCount(1);
});

test('the dashboard has one filled button: to review open requests', async ({ page, windows }) => {
  await signInByRequest(page);
  const editor = await openStaffWindow(windows, { role: 'Editor', name: uniqueWord() });
  const { id } = await createTestPage(editor.page, { title: uniqueWord(), blocks: headingBlocks('Evensong') });
  await requestPublication(editor.page, id);
  await openScreen(page, 'dashboard');
  const filled = filledButtons(page);
  await expect(filled).toHaveText(['Review']);
  await expect(page.getByRole('main').getByRole('link', { name: 'New page' })).toHaveAttribute(
    'data-variant',
    'default',
  );
  await expectAccessible(page);
  await filled.click();
  await expect(page).toHaveURL(/publication-requests\/\d+$/);
  await openScreen(editor.page, 'dashboard');
  await expect(filledButtons(editor.page)).toHaveText(['New page']);
  await editor.context.close();
});

test('a screen that could not be loaded shows a code to copy and says what still works', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByRequest(page);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"PageOverview"')) return route.continue();
    return route.fulfill({ status: 503, headers: { 'x-request-id': '7f3a22c1-0000' }, body: '{}' });
  });
  await openScreen(page, '');
  const notice = page.getByRole('alert').filter({ hasText: 'The pages could not be loaded.' });
  await expect(notice.locator('code')).toHaveText('HTTP 503 · 7f3a22c1');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Copy the code' }).click();
  await expect(notice.getByRole('button', { name: 'Code copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HTTP 503 · 7f3a22c1');
  const rest = page.getByRole('main').getByText('Other screens still work:');
  await rest.getByRole('link', { name: 'Media Library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Library');
});

test('a status with a scheduled publication beside it is not cut off in German, at any width', async ({ page }) => {
  await speakGerman(page);
  await signInByRequest(page);
  const mark = uniqueWord();
  const { id } = await createTestPage(page, { title: mark, blocks: headingBlocks('Evensong') });
  await publishPages(page, id);
  await storePage(page, id, { title: mark, blocks: headingBlocks('Matins') });
  const at = `${new Date().getFullYear() + 1}-09-30T07:00:00Z`;
  await runPageMutation(page, `schedulePublication(pageID: ${id}, action: PUBLISH, at: "${at}")`);
  await openScreen(page, `?q=${mark}`);
  for (const width of [1920, 1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const status = page.getByText('Veröffentlicht, neuer Stand').first();
    await expect(status).toBeVisible();
    expect(await status.evaluate((word) => word.scrollWidth - word.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
    if (width <= 700) continue;
    // On a tablet the table is wider than the screen, and scrolls.
    const plan = page.getByText('30. Sept.').first();
    await plan.scrollIntoViewIfNeeded();
    await expect(plan, `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row(page, mark)).toHaveCount(1);
});

test('dates are typed and chosen in the interface language, not the browser’s', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await speakGerman(page);
  await signInByRequest(page);
  const title = uniqueWord();
  const { id } = await createTestPage(page, { title, blocks: headingBlocks('Evensong') });
  const year = new Date().getFullYear() + 1;
  await page.goto(`/cmsadmin/pages/${id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen für diese Seite' }).click();
  await page.getByRole('menuitem', { name: 'Zeitlich planen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zeitlich planen' });
  const day = dialog.getByRole('textbox', { name: 'Datum' });
  await expect(day).toBeFocused();
  await day.fill('31.31.2027');
  await day.press('Tab');
  await expect(dialog.getByText('Geben Sie das Datum als 31.12.2026 ein.')).toBeVisible();
  await day.fill(`3.1.${year}`);
  await dialog.getByRole('button', { name: 'Kalender' }).click();
  const calendar = page.getByRole('dialog', { name: 'Kalender' });
  await expect(calendar.getByRole('button', { name: `3 Januar ${year}`, exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Kalender' }).click();
  await expect(calendar.getByRole('button', { name: `3 Januar ${year}`, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue(`10.01.${year}`);
  const time = dialog.getByRole('textbox', { name: 'Uhrzeit' });
  await time.fill('8.30 Uhr');
  await dialog.getByRole('button', { name: 'Planen' }).click();
  const read = 'query ($id: Int!) { page(id: $id) { scheduledPublications { at } } }';
  const planned = () =>
    queryGraphQL<{ page: { scheduledPublications: { at: string }[] } }>(page, read, { id }).then(({ page: found }) =>
      found.scheduledPublications.map(({ at }) => at),
    );
  // In the viewer's time zone, five hours behind.
  await expect.poll(planned).toEqual([`${year}-01-10T13:30:00.000Z`]);
  await context.close();
});
