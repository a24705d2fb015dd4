import type { Locator, Page } from '@playwright/test';
import { blockOfType, openBlocks } from '../support/browser/open-blocks.ts';
import { headingBlocks } from '../support/browser/blocks.ts';
import { blocks, canvas, openBuilder } from '../support/browser/builder.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, readPage } from '../support/browser/pages.ts';
import { openEditor, openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const options = (page: Page): Locator => palette(page).getByRole('option');

async function closePalette(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
}

test('one key leads from any screen to a page, a screen or a new page, by keyboard alone', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: `Candles ${mark}`, slug: mark });
  await openScreen(page, 'tags');

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(`candles ${mark}`);
  await expect(options(page).first()).toContainText(`/${mark}`);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page).getByRole('status')).toHaveText('4 results');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pages/${id}$`));

  await openScreen(page, 'tags');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await field(page).fill('> redir');
  await expect(options(page).filter({ hasText: 'Redirects' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toContainText('New page called “redir”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/new-page/);
  await expect(page.getByLabel('Title')).toHaveValue('redir');

  await page.keyboard.press('Control+k');
  await field(page).fill('#admin@');
  await expect(options(page).first()).toContainText('admin@example.com');
  await field(page).fill('zzzzzz-nobody');
  await expect(options(page)).toHaveCount(3);
  await closePalette(page);
});

test('no letter typed after Ctrl+K is lost, and Enter waits for the results', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: `Swift ${mark}`, slug: mark });
  const scripts: string[] = [];
  await openScreen(page, 'tags');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // Both keys in one task of the browser, faster than anybody types and before a file could load.
  const focused = await page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    await Promise.resolve();
    return document.activeElement?.getAttribute('role');
  });
  expect(focused).toBe('combobox');
  expect(scripts).toEqual([]);
  await closePalette(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(`swift ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pages/${id}$`));
});

test('the palette is centred, 680 px wide and 108 px from the top, with any results', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'tags');
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press('Control+k');
    const expected = Math.min(680, width - 32);
    const box = { x: (width - expected) / 2, y: 108, width: expected };
    for (const typed of ['', 'a', '> redirects', 'zzzzzz-nobody', '#zzzzzz']) {
      await field(page).fill(typed);
      await expect(palette(page).getByRole('status')).not.toBeEmpty();
      const { x, y, width: shown } = (await palette(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
      expect({ x, y, width: shown }, `${width} px, “${typed}”`).toEqual(box);
    }
    await closePalette(page);
  }
});

test('the page in the editor can be published and requested from the palette, with the same checks as the button', async ({
  page,
}) => {
  await signInByRequest(page);
  const title = `Act ${uniqueWord()}`;
  const { id } = await createTestPage(page, { title, blocks: headingBlocks('Evensong') });
  await openEditor(page, id, title);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('request pub');
  await expect(options(page).first()).toHaveText('Request publication');
  await page.keyboard.press('Enter');
  const request = page.getByRole('dialog', { name: 'Request publication' });
  await expect(request.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(request).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('publish');
  await expect(palette(page).getByRole('group', { name: 'This page' })).toContainText('Publish');
  await expect(options(page).first()).toHaveText('Publish');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPage(page, id)).status).toBe('PUBLISHED');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+k');
  await field(page).fill('> publi');
  await expect(options(page).filter({ hasText: /^Publish$/ })).toHaveCount(0);
  await expect(options(page).filter({ hasText: 'Unpublish' })).toHaveCount(1);
});

test('an incomplete page is not published from the palette: its checks are shown', async ({ page }) => {
  const { id } = await openBlocks(page, blockOfType('call-to-action', {}));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('publish');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /to fix first/ })).toBeVisible();
  expect((await readPage(page, id)).status).not.toBe('PUBLISHED');
});

test('Ctrl+K opens the palette in the editor: in a field, on the canvas, in a dialog and in a link form', async ({
  page,
}) => {
  await openBuilder(page, ['Evensong']);
  await blocks(page).first().click();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').getByRole('textbox').first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tags');
  await expect(field(page)).toHaveValue('tags');
  await closePalette(page);
  await canvas(page).locator('body').press('Control+k');
  await expect(field(page)).toBeFocused();
  await closePalette(page);

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Open the command palette');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await closePalette(page);
  await expect(help).toBeVisible();
});

test('in a text Ctrl+K opens the link form if words are selected, and the palette if none are', async ({ page }) => {
  await openBlocks(page, blockOfType('rich-text', { html: '<p>A ladder for the tower</p>' }));
  const text = page.locator('.ProseMirror p');
  const link = page.getByRole('dialog', { name: 'Link' });
  await text.click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tags');
  await expect(field(page)).toHaveValue('tags');
  await closePalette(page);
  await text.click({ clickCount: 3 });
  await page.keyboard.press('Control+k');
  await expect(link).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await expect(link.getByRole('combobox', { name: 'Link type' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await closePalette(page);
  await expect(link).toBeVisible();
});

test('theme, language, new pages by type and logging out are actions, the recently used ones first', async ({
  page,
}) => {
  await signInByRequest(page);
  await openScreen(page, 'tags');
  const act = async (typed: string, name: string) => {
    await page.keyboard.press('Control+k');
    await field(page).fill(typed);
    await palette(page).getByRole('option', { name, exact: true }).click();
  };
  await act('> dark', 'Appearance: Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await act('> new page home', 'New page: Home page');
  await expect(page.getByRole('radio', { name: 'Home page' })).toBeChecked();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText('New page: Home page');
  await expect(palette(page).getByRole('option', { name: 'New page: Home page' })).toHaveCount(1);
  await closePalette(page);
  await act('deutsch', 'Language: Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await act('log out', 'Log Out');
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
});

test('only permitted actions are offered', async ({ windows }) => {
  const { page } = await openStaffWindow(windows, { role: 'Editor', name: 'Palette Editor' });
  await openScreen(page, 'tags');
  await page.keyboard.press('Control+k');
  await field(page).fill('#admin');
  await expect(palette(page).getByText('No results.')).toBeVisible();
  await expect(palette(page).getByText('users', { exact: true })).toBeHidden();
  await closePalette(page);
  const title = `Drafted ${uniqueWord()}`;
  const { id } = await createTestPage(page, { title, blocks: headingBlocks('Evensong') });
  await openEditor(page, id, title);
  await page.keyboard.press('Control+k');
  const here = palette(page).getByRole('group', { name: 'This page' });
  await expect(here.getByRole('option')).toHaveText(['Request publication']);
});
