import type { Page } from '@playwright/test';
import { blockOfType, openBlocks, save } from '../support/browser/open-blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, readPage } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link' });

/** Opens a text and selects all of it. */
async function openWords(page: Page, words: string): Promise<number> {
  const { id } = await openBlocks(page, blockOfType('rich-text', { html: `<p>${words}</p>` }));
  await page.locator('.ProseMirror p').click({ clickCount: 3 });
  return id;
}

const htmlOf = async (page: Page, id: number) => String((await readPage(page, id)).pageVersion.blocks[0]?.props.html);

test('selected words become a link to a page, chosen with the mouse', async ({ page }) => {
  await signInByRequest(page);
  const title = `Opening hours ${uniqueWord()}`;
  const target = await createTestPage(page, { title });
  await publishPages(page, target.id);
  const id = await openWords(page, 'When we are open');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Page to link to' }).click();
  await page.getByRole('option', { name: title }).click();
  await expect(dialog(page).getByText(title)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Set link' }).click();
  await expect(dialog(page)).toBeHidden();
  await save(page);
  await expect.poll(() => htmlOf(page, id)).toContain(`<a href="/${target.slug}" data-page-id="${target.id}">`);
});

test('the kind of a link is chosen with the mouse, and a click elsewhere closes the form', async ({ page }) => {
  const id = await openWords(page, 'A book about roofs');
  const kind = dialog(page).getByRole('combobox', { name: 'Link type' });
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await kind.click();
  await page.getByRole('option', { name: 'Other website' }).click();
  await expect(kind).toHaveValue('Other website');
  await kind.click();
  await expect(page.getByRole('option', { name: 'E-mail address' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Web address' }).fill('https://example.org/roofs');
  await dialog(page).getByRole('button', { name: 'Set link' }).click();
  await save(page);
  await expect.poll(() => htmlOf(page, id)).toContain('<a href="https://example.org/roofs">A book about roofs</a>');

  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('heading', { name: 'Publication checks' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('Ctrl+K opens the link of the selected words, Enter sets it, and the arrow keys stay in the address', async ({
  page,
}) => {
  const id = await openWords(page, 'A ladder');
  await page.keyboard.press('Control+k');
  const kind = dialog(page).getByRole('combobox', { name: 'Link type' });
  await expect(kind).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(kind).toHaveValue('Other website');
  const address = dialog(page).getByRole('textbox', { name: 'Web address' });
  await address.focus();
  await page.keyboard.type('example.org/ladders');
  await page.keyboard.press('ArrowLeft');
  await expect(address).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await save(page);
  await expect.poll(() => htmlOf(page, id)).toContain('<a href="https://example.org/ladders">A ladder</a>');
});
