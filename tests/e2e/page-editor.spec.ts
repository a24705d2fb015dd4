import type { Page } from '@playwright/test';
import { headingBlocks } from '../support/browser/blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { expect, test } from '../support/browser/test.ts';

/** Opens the editor of a new page with these headings as its blocks. */
async function openNewPage(page: Page, headings: readonly string[] = []) {
  await signInByRequest(page);
  const title = 'In the editor';
  const { id, slug } = await createTestPage(page, { title, slug: uniqueWord(), blocks: headingBlocks(...headings) });
  await openEditor(page, id, title);
  return { id, path: `/${slug}` };
}

const canvas = (page: Page) => page.frameLocator('#preview-frame');
const blocks = (page: Page) => canvas(page).locator('[data-puck-component]');

async function expectBlocks(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute('aria-label'))))
    .toEqual(names);
}

test('a page is built, stored and published by keyboard alone, and each step is announced', async ({ page }) => {
  const { path } = await openNewPage(page);
  const words = [
    ['Heading', 'By keyboard'],
    ['Text', 'A paragraph.'],
    ['Quote', 'Somebody said so.'],
  ] as const;
  for (const [block, text] of words) {
    await tabTo(page, 'button', /^Add block/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused();
    await page.keyboard.type(block);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: block }).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type(text);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Quote added, block 3 of 3.' })).toBeAttached();
  await expectBlocks(page, ['Heading: By keyboard', 'Text: A paragraph.', 'Quote: Somebody said so.']);
  await expectAccessible(page);

  // Escape moves the focus from the fields to the block's entry in the outline.
  const focused = page.getByRole('region', { name: 'Outline' }).locator('[data-block] > button:focus');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Quote picked up, block 3 of 3.' })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Quote moved, block 2 of 3.' })).toBeAttached();
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Quote dropped, block 2 of 3.' })).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expectBlocks(page, ['Quote: Somebody said so.', 'Heading: By keyboard', 'Text: A paragraph.']);
  await page.keyboard.press('Control+z');
  await expectBlocks(page, ['Heading: By keyboard', 'Quote: Somebody said so.', 'Text: A paragraph.']);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await tabTo(page, 'button', /^Publish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The page is published.' })).toBeAttached();
  const html = await (await page.request.get(path)).text();
  expect(html.indexOf('By keyboard')).toBeLessThan(html.indexOf('Somebody said so.'));
});

test('a failed store keeps the work, is reported, and leaving asks first', async ({ page }) => {
  await openNewPage(page, ['First']);
  await page.route('**/graphql', (route) => route.abort());
  await blocks(page).first().click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Typed while offline');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save the page, please try again later.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expectBlocks(page, ['Heading: Typed while offline']);
});

test('at phone width the panel opens from below and the activities are a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewPage(page, ['First', 'Second']);
  await blocks(page).nth(1).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('On the phone');
  await expectBlocks(page, ['Heading: First', 'Heading: On the phone']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Move Heading up' }).last().click();
  await expectBlocks(page, ['Heading: On the phone', 'Heading: First']);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Publish' }).click();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await panel.getByRole('button', { name: /ublish$/ }).click();
  await expect(panel.getByText('Published', { exact: true })).toBeVisible();
});
