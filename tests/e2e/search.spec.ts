import type { Page, Request } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

async function openSearchIndex(page: Page): Promise<void> {
  await signInByRequest(page);
  await openScreen(page, 'user/settings');
  await page.getByRole('button', { name: 'System', exact: true }).click();
  await page.getByRole('link', { name: 'Search index' }).click();
  await expect(page.getByRole('heading', { name: 'Search index', level: 1 })).toBeVisible();
}

/** Whether a request asks for suggestions of exactly this term. */
function isSuggestionOf(request: Request, term: string): boolean {
  const body = request.postData() ?? '';
  return body.includes('"SearchSuggestions"') && body.includes(`"term":"${term}"`);
}

const fact = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Index status' }).locator('dl > div').filter({ hasText: name }).locator('dd');

test.describe('the search on the site', () => {
  test('finds a page without a script, with a typing error and in another language', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/nl-nl');
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
    await page.getByLabel('Wat zoekt u?').fill('verzekring kerk');
    await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click();
    await expect(page).toHaveURL(/\/_\/search\?locale=nl-nl&q=verzekring\+kerk$/);
    await expect(page.getByText('over “verzekring kerk”')).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', /^\/nl-nl/);
    await expect(first.locator('mark').first()).toBeVisible();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/nl-nl/);
    await context.close();
  });

  test('suggests pages while typing, by keyboard alone', async ({ page }) => {
    await page.goto('/_/search');
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    const responded = page.waitForResponse((response) => isSuggestionOf(response.request(), 'chec'));
    await field.pressSequentially('chec');
    await responded;
    const list = page.getByRole('listbox', { name: 'Suggested pages' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await field.press('Escape');
    await expect(list).toBeHidden();
    await field.press('k');
    await expect(list.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).not.toHaveURL(/\/_\/search/);
  });

  test('shows no suggestions of a query from before Escape', async ({ page }) => {
    await page.goto('/_/search');
    // This request gets no response until it is aborted.
    await page.route('**/graphql', (route) =>
      isSuggestionOf(route.request(), 'check') ? undefined : route.continue(),
    );
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await field.fill('chec');
    const list = page.getByRole('listbox', { name: 'Suggested pages' });
    await expect(list.getByRole('option').first()).toBeVisible();
    const [asked] = await Promise.all([
      page.waitForRequest((request) => isSuggestionOf(request, 'check')),
      field.press('k'),
    ]);
    await expect(list).toBeVisible();
    const given = page.waitForEvent('requestfailed', (request) => request === asked);
    await field.press('Escape');
    await given;
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('check');
  });

  test('says what to try if nothing is found, and shows what was typed as text', async ({ page }) => {
    const term = `<zqxjkvw${Date.now().toString(36).replaceAll(/\d/g, 'q')}>`;
    await page.goto(`/_/search?q=${encodeURIComponent(term)}`);
    await expect(page.getByText(`No page about “${term}” was found.`)).toBeVisible();
    await expect(page.getByText('Try other words, or fewer of them.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/_/search?locale=de-de&q=${'Versicherungsgesellschaft'.repeat(4)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('is accessible with its results in both themes, and fits a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/_/search?locale=de-de&q=kirche');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('staff clear the index, rebuild it with progress, and see searches without results', async ({ page }) => {
  const missed = `quixotic ${[...Date.now().toString()].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  await page.goto(`/_/search?q=${encodeURIComponent(missed)}`);
  await openSearchIndex(page);
  await expect(page.getByRole('row').filter({ hasText: missed })).toContainText('English');
  const total = await fact(page, 'Published pages').textContent();
  await expect(fact(page, 'Pages in the index')).toHaveText(total ?? '');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove all pages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove all pages from the index?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove all pages' }).click();
  await expect(fact(page, 'Removing all pages')).toHaveText('Done');
  await expect(fact(page, 'Pages in the index')).toHaveText('0');

  await page.getByRole('button', { name: 'Index all pages' }).click();
  await expect(fact(page, 'Indexing all pages')).toHaveText('Done');
  await expect(fact(page, 'Pages in the index')).toHaveText(total ?? '');
  await expect(fact(page, 'Last error')).toHaveText('None since the last success');
});
