import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { headingBlock, makePage, openEditor, readPage, signInByCall, store, textBlock } from '../support/e2e-pages.ts';

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

async function openTranslations(page: Page) {
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Translations' }).click();
  return page.getByRole('complementary', { name: 'Translations' });
}

test('a page is translated from its editor; the translation tells what its source changed since', async ({ page }) => {
  await signInByCall(page.request);
  const title = `Fire safety ${Date.now()}`;
  const { id } = await makePage(page.request, { title });
  const heading = headingBlock('h1', 'Before the service');
  await store(page.request, id, { title, blocks: [heading, textBlock('t1', 'A solid ground')] });

  await openEditor(page, id, title);
  const panel = await openTranslations(page);
  await expect(panel.getByRole('listitem')).toHaveText([/English/, /Dutch/, /German/, /French/]);
  await panel.getByRole('button', { name: 'Translate: Dutch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Brandveiligheid ${Date.now()}`);
  await expect(dialog.getByText('free', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /translation/i }).click();
  await expect(page.getByRole('heading', { name: /^Brandveiligheid/, level: 1 }).first()).toBeVisible();
  const translationID = Number(page.url().split('/').at(-1));
  expect((await readPage(page.request, translationID)).pageVersion.blocks.map(({ key }) => key)).toEqual(['h1', 't1']);

  await store(page.request, id, { title, blocks: [heading, textBlock('t1', 'A fireproof ground')] });
  const source = (await openTranslations(page)).getByRole('region', { name: 'Source of this translation' });
  await expect(source).toContainText('1 block of its source changed since');
  await expect(source.locator('ins', { hasText: 'fireproof' })).toBeVisible();
  await expectAccessible(page);
  await source.getByRole('link', { name: title }).click();

  const row = (await openTranslations(page)).getByRole('listitem').filter({ hasText: 'Dutch' });
  await expect(row).toContainText('1 block of its source changed');
  await row.getByRole('button', { name: 'Mark as up to date: Dutch' }).click();
  await expect(row).toContainText('Up to date with its source');
  await row.getByRole('link').click();
  await expect(await openTranslations(page)).toContainText('Up to date with its source since');
});
