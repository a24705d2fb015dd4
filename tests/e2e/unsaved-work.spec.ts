import type { Page, Request } from '@playwright/test';
import { headingBlock } from '../support/browser/blocks.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, readPage } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

async function openSettings(page: Page) {
  await signInByRequest(page);
  const { id } = await createTestPage(page, {
    title: 'First title',
    slug: uniqueWord(),
    blocks: [headingBlock('h1', 'A heading')],
  });
  await openEditor(page, id, 'First title');
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Page settings' }).click();
  return { id, title: page.getByRole('textbox', { name: 'Title' }) };
}

const unsavedMark = (page: Page) => page.getByText('Unsaved changes');

test('editing marks unsaved changes, storing and undoing clear the mark', async ({ page }) => {
  const { id, title } = await openSettings(page);
  await expect(unsavedMark(page)).toBeHidden();
  await title.fill('Changed');
  await expect(unsavedMark(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(unsavedMark(page)).toBeHidden();
  await title.fill('Changed again');
  await expect(unsavedMark(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(unsavedMark(page)).toBeHidden();
  // The mark is first replaced by 'Saving'.
  await expect.poll(async () => (await readPage(page, id)).pageVersion.title).toBe('Changed again');
});

const isStore = (request: Request): boolean => request.postData()?.includes('StorePageVersion') ?? false;

test('a change that is undone while it is being stored is stored again automatically', async ({ page }) => {
  const { id, title } = await openSettings(page);
  const undone = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (isStore(route.request())) await undone.promise;
    await route.fallback();
  });
  const stored = () => page.waitForResponse((response) => isStore(response.request()));
  const first = stored();
  await Promise.all([page.waitForRequest(isStore), title.fill('Changed')]);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('First title');
  // Longer than the editor waits before it compares: the undo is noticed during the store.
  await page.waitForTimeout(500);
  undone.resolve();
  await first;
  await stored();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await readPage(page, id)).pageVersion.title).toBe('First title');
});

test('leaving unsaved work by a link, Back or a reload asks first', async ({ page }) => {
  const { id, title } = await openSettings(page);
  await page.getByRole('link', { name: 'Version history' }).first().click();
  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await expect(page.getByRole('heading', { name: 'First title', level: 1 }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Page settings' }).click();
  // The editor stores automatically; while the server does not respond, its work is unsaved.
  await page.route('**/graphql', (route) => (isStore(route.request()) ? undefined : route.fallback()));
  await title.fill('Not stored');
  await expect(unsavedMark(page)).toBeVisible();
  for (const leave of [
    () => page.getByRole('link', { name: 'Version history' }).first().click(),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await leave();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('Not stored');
  }
  const asked = page.waitForEvent('dialog');
  // Not page.reload(), which waits for a load that is cancelled.
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(title).toHaveValue('Not stored');

  await page.getByRole('link', { name: 'Version history' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/history$/);
  expect((await readPage(page, id)).pageVersion.title).toBe('First title');
});

test('a new page is not unsaved, and a translation waits for the save', async ({ page }) => {
  await signInByRequest(page);
  await page.goto('/cmsadmin/new-page');
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Fresh ${Date.now()}`);
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(unsavedMark(page)).toBeHidden();
  const activities = page.getByRole('navigation', { name: 'Activities' });
  await activities.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`Fresher ${Date.now()}`);
  await activities.getByRole('button', { name: 'Translations' }).click();
  const translate = page.getByRole('button', { name: 'Translate: German' });
  await expect(translate).toBeDisabled();
  await expect(translate).toHaveAccessibleDescription(/^Save first/);
  await page.keyboard.press('Control+s');
  await expect(translate).toBeEnabled();
});
