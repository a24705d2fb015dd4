import { headingBlock } from '../support/browser/blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { createTestPage, publishPages } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test('a draft is previewed at any width, shared with somebody without an account, and withdrawn', async ({
  page,
  windows,
  baseURL,
}) => {
  await signInByRequest(page);
  const title = 'A draft to be shared';
  const { id, slug } = await createTestPage(page, { title, blocks: [headingBlock('h1', 'Words of the draft')] });
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

  await expect(dialog.getByText('No active links.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link to the preview' }).inputValue();
  expect(address).toMatch(new RegExp(`^${baseURL}/_/preview/[\\w-]{43}$`));
  await expect(dialog.getByText(/^Valid until/)).toBeVisible();
  await expectAccessible(page);

  const { page: visit } = await windows.open();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { name: 'Words of the draft' })).toBeVisible();
  await expect(visit.getByRole('complementary', { name: 'Preview' })).toContainText('This is a draft.');
  await expectAccessible(visit);
  expect((await visit.goto(`/${slug}`))?.status()).toBe(404);

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(dialog.getByText('No active links.')).toBeVisible();
  expect((await visit.goto(address))?.status()).toBe(404);
  await expect(visit.getByRole('heading', { name: 'This preview link no longer works' })).toBeVisible();
  await expectAccessible(visit);
});

test('unsaved work is stored before a link to it is created', async ({ page, windows }) => {
  await signInByRequest(page);
  const title = 'A published page';
  const { id } = await createTestPage(page, { title, blocks: [headingBlock('h1', 'Words before')] });
  await publishPages(page, id);
  await openEditor(page, id, title);
  await page.locator('li[data-block="h1"] > button').click();
  await page.locator('[data-field="text"] input').fill('Words after');
  await page.getByRole('button', { name: 'Preview and share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Words after' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link to the preview' }).inputValue();

  const { page: visit } = await windows.open();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { name: 'Words after' })).toBeVisible();
});

test('writing advice is shown at the block, at its field and in the checks, and disappears with its cause', async ({
  page,
}) => {
  await signInByRequest(page);
  const title = 'A page that is hard to follow';
  const deep = { ...headingBlock('h1', 'Too deep'), props: { text: 'Too deep', level: '4' } };
  const vague = { ...headingBlock('t1', ''), type: 'rich-text', props: { html: '<p>See <a href="/">here</a>.</p>' } };
  const { id } = await createTestPage(page, { title, blocks: [deep, vague] });
  await openEditor(page, id, title);
  const canvas = page.frameLocator('#preview-frame');
  const checks = page.locator('#publication-checks');
  await expect(checks).toContainText('does not say where it leads');
  await expect(checks).toContainText('A heading level is skipped before this heading.');
  await expect(checks).toContainText('4 words');

  await canvas.getByRole('button', { name: /^Advice: A link’s text/ }).click();
  await expect(page.locator('[data-advice="VAGUE_LINK"]')).toBeVisible();
  await expectAccessible(page);

  await canvas.getByRole('button', { name: /^Advice: A heading level/ }).click();
  await page.locator('[data-field="level"]').getByText('2', { exact: false }).first().click();
  await expect(canvas.getByRole('button', { name: /^Advice: A heading level/ })).toBeHidden();
  await expect(checks).not.toContainText('A heading level is skipped');
});
