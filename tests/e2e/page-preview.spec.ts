import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { headingBlock, makePage, openEditor, publish, signInByCall, store } from '../support/e2e-pages.ts';

test('a draft is looked at in any width, shared with somebody without an account, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByCall(page.request);
  const title = 'A draft to be shared';
  const { id, slug } = await makePage(page.request, { title });
  await store(page.request, id, { title, blocks: [headingBlock('h1', 'Words of the draft')] });
  await openEditor(page, id, title);

  await page.getByRole('button', { name: 'Preview and share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Words of the draft' })).toBeVisible();
  const frame = dialog.locator('iframe');
  for (const width of ['360', '768']) {
    await dialog.getByText(width, { exact: true }).click();
    await expect(frame).toHaveCSS('width', `${width}px`);
  }
  await dialog.getByText('Other', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Width in pixels' }).fill('512');
  await expect(frame).toHaveCSS('width', '512px');

  await expect(dialog.getByText('No link works at the moment.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link to the preview' }).inputValue();
  expect(address).toMatch(new RegExp(`^${baseURL}/_/preview/[\\w-]{43}$`));
  await expect(dialog.getByText(/^Works until/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const guest = await browser.newContext();
  const visit = await guest.newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { name: 'Words of the draft' })).toBeVisible();
  await expect(visit.getByRole('complementary', { name: 'Preview' })).toContainText('This is a draft.');
  expect((await new AxeBuilder({ page: visit }).analyze()).violations).toEqual([]);
  expect((await visit.goto(`/${slug}`))?.status()).toBe(404);

  await dialog.getByRole('button', { name: /^Withdraw the link/ }).click();
  await expect(dialog.getByText('No link works at the moment.')).toBeVisible();
  expect((await visit.goto(address))?.status()).toBe(404);
  await expect(visit.getByRole('heading', { name: 'This preview link no longer works' })).toBeVisible();
  expect((await new AxeBuilder({ page: visit }).analyze()).violations).toEqual([]);
  await guest.close();
});

test('what is unsaved is stored before a link to it is made', async ({ page, browser }) => {
  await signInByCall(page.request);
  const title = 'A published page';
  const { id } = await makePage(page.request, { title });
  const blocks = [headingBlock('h1', 'Words before')];
  await store(page.request, id, { title, blocks });
  await publish(page.request, id);
  await openEditor(page, id, title);
  await page.locator('li[data-block="h1"] > button').click();
  await page.locator('[data-field="text"] input').fill('Words after');
  await page.getByRole('button', { name: 'Preview and share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Words after' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link to the preview' }).inputValue();

  const guest = await browser.newContext();
  const visit = await guest.newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { name: 'Words after' })).toBeVisible();
  await guest.close();
});
