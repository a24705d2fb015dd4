import type { Page } from '@playwright/test';
import { queryGraphQL } from '../support/browser/graphql.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage } from '../support/browser/pages.ts';
import { dialog, openActivity, openEditor, openScreen, row, selectionBar } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

type Late = 'request' | 'response';

/** Delays the request or the response of the first change of a page's tags until it is released. */
async function holdFirstChange(page: Page, late: Late): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (!isFirst || operationName !== 'ChangePageTags') return route.fallback();
    isFirst = false;
    if (late === 'request') await held.promise;
    const response = await route.fetch();
    if (late === 'response') await held.promise;
    return route.fulfill({ response });
  });
  return held.resolve;
}

test('tags are pasted, renamed, made public, merged and deleted', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  // The list shows at most 25, and other tests may create more.
  await openScreen(page, `tags?q=${mark}`);
  await page.getByRole('button', { name: 'Add tags' }).click();
  await dialog(page).getByRole('button', { name: 'Add tags' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Tags' })).toHaveAttribute('aria-invalid', 'true');
  await dialog(page)
    .getByRole('textbox', { name: 'Tags' })
    .fill(`fire ${mark}\nwater ${mark}, storm ${mark}; Fire ${mark}`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add 3 tags' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: `fire ${mark}` }).click();
  await dialog(page).getByLabel('Tag', { exact: true }).fill(`WATER ${mark}`);
  await dialog(page).getByRole('button', { name: 'Save tag' }).click();
  await expect(dialog(page).getByLabel('Tag', { exact: true })).toBeFocused();
  await dialog(page).getByLabel('Tag', { exact: true }).fill(`flame ${mark}`);
  await dialog(page).getByLabel('Visible to visitors').check();
  await page.keyboard.press('Enter');
  await expect(row(page, `flame ${mark}`)).toContainText('Public');

  await row(page, `flame ${mark}`).getByRole('checkbox').check();
  await row(page, `storm ${mark}`).getByRole('checkbox').check();
  await selectionBar(page).getByRole('button', { name: 'Merge' }).click();
  await dialog(page).getByLabel(`flame ${mark}`).check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Merge' }).click();
  await expect(row(page, `storm ${mark}`)).toBeHidden();
  await expect(selectionBar(page)).toBeHidden();

  await row(page, `water ${mark}`).getByRole('checkbox').check();
  await selectionBar(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, `water ${mark}`)).toBeHidden();
  await page.getByText('Public', { exact: true }).first().click();
  await expect(page).toHaveURL(/reach=public/);
  await expect(row(page, `flame ${mark}`)).toBeVisible();
});

test('a page is tagged in its settings, at once and without a new version', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  await queryGraphQL(page, `mutation { createTags(names: ["roof ${mark}"], public: true) { errors { code } } }`);
  const { id } = await createTestPage(page, { title: `Tagged ${mark}`, blocks: [] });
  await openEditor(page, id, `Tagged ${mark}`);
  const tags = (await openActivity(page, 'Page settings')).getByRole('combobox', { name: 'Tags' });
  await tags.fill('roof');
  await page.getByRole('option', { name: `roof ${mark}` }).click();
  await tags.fill(`later ${mark}`);
  await tags.press('Enter');
  const tagsOf = () =>
    queryGraphQL<{ page: { tags: string[] } }>(page, `{ page(id: ${id}) { tags } }`).then((data) => data.page.tags);
  await expect.poll(tagsOf).toEqual([`later ${mark}`, `roof ${mark}`]);
  await expectAccessible(page);
  await page.reload();
  await expect((await openActivity(page, 'Page settings')).getByText(`later ${mark}`)).toBeVisible();
});

for (const late of ['request', 'response'] as const) {
  test(`two quick changes of a page's tags are both stored, even if the first ${late} is late`, async ({ page }) => {
    const mark = uniqueWord();
    await signInByRequest(page);
    const { id } = await createTestPage(page, { title: `Quickly tagged ${mark}`, blocks: [] });
    const tagsOf = () =>
      queryGraphQL<{ page: { tags: string[] } }>(page, `{ page(id: ${id}) { tags } }`).then((data) => data.page.tags);
    await queryGraphQL(page, `mutation { tagPage(pageID: ${id}, tags: ["old ${mark}"]) { errors { code } } }`);
    await openEditor(page, id, `Quickly tagged ${mark}`);
    const panel = await openActivity(page, 'Page settings');
    await expect(panel.getByText(`old ${mark}`)).toBeVisible();
    const release = await holdFirstChange(page, late);
    const tags = panel.getByRole('combobox', { name: 'Tags' });
    await tags.press('Backspace');
    await expect(panel.getByText(`old ${mark}`)).toBeHidden();
    for (const name of ['first', 'second']) {
      await tags.fill(`${name} ${mark}`);
      await tags.press('Enter');
    }
    await expect(panel.getByText(`second ${mark}`)).toBeVisible();
    release();
    await expect.poll(tagsOf).toEqual([`first ${mark}`, `second ${mark}`]);
    await page.reload();
    await expect((await openActivity(page, 'Page settings')).getByText(`second ${mark}`)).toBeVisible();
  });
}

test('a user without manage-tags sees them, and cannot change them', async ({ windows }) => {
  const { page, context } = await openStaffWindow(windows, { role: 'Analyst', name: uniqueWord() });
  await openScreen(page, 'tags');
  await expect(page.getByRole('button', { name: 'Add tags' })).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await context.close();
});
