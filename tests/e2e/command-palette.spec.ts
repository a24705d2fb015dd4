import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { makeMark } from '../support/browser/names.ts';
import { makePage } from '../support/browser/pages.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByCall } from '../support/browser/sign-in.ts';
import { openStaff } from '../support/browser/staff.ts';

test('one key leads from any screen to a page, a screen or a new page, by keyboard alone', async ({ page }) => {
  const mark = makeMark();
  await signInByCall(page);
  const { id } = await makePage(page, { title: `Candles ${mark}`, slug: mark });
  await openScreen(page, 'tags');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const field = palette.getByRole('combobox');
  const options = palette.getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(`candles ${mark}`);
  await expect(options.first()).toContainText(`/${mark}`);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(palette.getByRole('status')).toHaveText('4 results');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pages/${id}$`));

  await openScreen(page, 'tags');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await field.fill('> redir');
  await expect(options.filter({ hasText: 'Redirects' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toContainText('New page called “redir”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/new-page/);
  await expect(page.getByLabel('Title')).toHaveValue('redir');

  await page.keyboard.press('Control+k');
  await field.fill('#admin@');
  await expect(options.first()).toContainText('admin@example.com');
  await field.fill('zzzzzz-nobody');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('users are found only by those who may see them', async ({ browser }) => {
  const { page } = await openStaff(browser, { role: 'Editor', name: 'Palette Editor' });
  await openScreen(page, 'tags');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('#admin');
  await expect(palette.getByText('Nothing has that name.')).toBeVisible();
  await expect(palette.getByText('users', { exact: true })).toBeHidden();
});
