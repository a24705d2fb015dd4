import { ask } from '../support/browser/ask.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { makeMark } from '../support/browser/names.ts';
import { makePage } from '../support/browser/pages.ts';
import { dialog, openActivity, openEditor, openScreen, row, selectionBar } from '../support/browser/screens.ts';
import { signInByCall } from '../support/browser/sign-in.ts';
import { openStaff } from '../support/browser/staff.ts';
import { expect, test } from '../support/browser/test.ts';

test('tags are pasted, renamed, shown to visitors, merged and deleted', async ({ page }) => {
  const mark = makeMark();
  await signInByCall(page);
  await openScreen(page, 'tags');
  await page.getByRole('button', { name: 'Add tags' }).click();
  await dialog(page).getByRole('button', { name: 'Add tags' }).click();
  await expect(dialog(page).getByLabel('Tags')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Tags').fill(`fire ${mark}\nwater ${mark}, storm ${mark}; Fire ${mark}`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add 3 tags' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: `fire ${mark}` }).click();
  await dialog(page).getByLabel('Tag', { exact: true }).fill(`WATER ${mark}`);
  await dialog(page).getByRole('button', { name: 'Save tag' }).click();
  await expect(dialog(page).getByLabel('Tag', { exact: true })).toBeFocused();
  await dialog(page).getByLabel('Tag', { exact: true }).fill(`flame ${mark}`);
  await dialog(page).getByLabel('Visitors may see it').check();
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
  const mark = makeMark();
  await signInByCall(page);
  await ask(page, `mutation { createTags(names: ["roof ${mark}"], public: true) { errors { code } } }`);
  const { id } = await makePage(page, { title: `Tagged ${mark}`, blocks: [] });
  await openEditor(page, id, `Tagged ${mark}`);
  const tags = (await openActivity(page, 'Page settings')).getByRole('combobox', { name: 'Tags' });
  await tags.fill('roof');
  await page.getByRole('option', { name: `roof ${mark}` }).click();
  await tags.fill(`later ${mark}`);
  await tags.press('Enter');
  const tagsOf = () =>
    ask<{ page: { tags: string[] } }>(page, `{ page(id: ${id}) { tags } }`).then((data) => data.page.tags);
  await expect.poll(tagsOf).toEqual([`later ${mark}`, `roof ${mark}`]);
  await expectAccessible(page);
  await page.reload();
  await expect((await openActivity(page, 'Page settings')).getByText(`later ${mark}`)).toBeVisible();
});

test('whoever may not manage tags sees them, and changes none', async ({ windows }) => {
  const { page, context } = await openStaff(windows, { role: 'Analyst', name: makeMark() });
  await openScreen(page, 'tags');
  await expect(page.getByRole('button', { name: 'Add tags' })).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await context.close();
});
