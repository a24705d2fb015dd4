import type { Page } from '@playwright/test';
import { queryGraphQL } from '../support/browser/graphql.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

// The tests change the same settings, so they run one after the other.
test.describe.configure({ mode: 'default' });

test('settings are changed by keyboard, in effect at once, and refused at their field', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'site-settings');
  const phone = page.getByLabel('Phone number');
  await expect(page.getByLabel('Site name', { exact: true })).not.toHaveValue('');
  await expectAccessible(page);
  const before = await phone.inputValue();
  await phone.fill('030 765 43 21');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { settings } = await queryGraphQL<{ settings: { contactPhone: string } }>(
    page,
    '{ settings { contactPhone } }',
  );
  expect(settings.contactPhone).toBe('030 765 43 21');

  await page.getByLabel('Sender address').fill('no address');
  await page.getByLabel('Sign out after').fill('1');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Sender address')).toBeFocused();
  await expect(page.getByLabel('Sender address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Sign out after')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.reload();
  await expect(phone).toHaveValue('030 765 43 21');
  await phone.fill('030 111 22 33');
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue('030 111 22 33');
  await phone.fill(before);
  const save = page.getByRole('button', { name: 'Save settings' });
  await save.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(save).toBeFocused();
});

test('the audit log is retained for a number of months, or forever if the field is empty', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'site-settings');
  const months = page.getByLabel('Keep the audit log for');
  const save = page.getByRole('button', { name: 'Save settings' });
  const stored = async () =>
    (
      await queryGraphQL<{ siteSettings: { auditRetentionMonths: number | null } }>(
        page,
        '{ siteSettings { auditRetentionMonths } }',
      )
    ).siteSettings.auditRetentionMonths;
  await expect(months).toHaveValue('');
  await months.fill('2');
  await save.click();
  await expect(months).toHaveAttribute('aria-invalid', 'true');
  await expect(months).toHaveAccessibleDescription(/From 3 to 120 months/);
  await months.fill('120');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(stored).toBe(120);
  await expectAccessible(page);
  await months.fill('');
  await save.click();
  await expect.poll(stored).toBeNull();
});

test('a language with pages cannot be removed, and the default one is fixed once there is a page', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'site-settings');
  const languages = page.getByRole('combobox', { name: 'Languages', exact: true });
  await languages.fill('de-at');
  await languages.press('Enter');
  await expect(page.getByText('de-at', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Default language' }).click();
  await page.getByRole('option', { name: 'Dutch (nl-nl)' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('combobox', { name: 'Default language' })).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.getByText('de-at', { exact: true })).toBeHidden();
});

test('two users keep each other’s changes, and a conflict is shown', async ({ page, windows }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const other = await windows.open();
  await signInByRequest(other.page);
  await openScreen(page, 'site-settings');
  await openScreen(other.page, 'site-settings');
  const phone = (window: Page) => window.getByLabel('Phone number');
  const sender = (window: Page) => window.getByLabel('Sender address');
  const save = async (window: Page) => {
    await window.getByRole('button', { name: 'Save settings' }).click();
    await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  };
  await expect(phone(other.page)).toBeEditable();
  const before = { phone: await phone(page).inputValue(), sender: await sender(page).inputValue() };

  await phone(page).fill(`1 ${mark}`);
  await save(page);
  await sender(other.page).fill(`2-${mark}@example.com`);
  await save(other.page);
  await expect(phone(other.page)).toHaveValue(`1 ${mark}`);
  await page.reload();
  await expect(sender(page)).toHaveValue(`2-${mark}@example.com`);
  await expect(phone(page)).toHaveValue(`1 ${mark}`);

  await sender(page).fill(`3-${mark}@example.com`);
  await save(page);
  await phone(other.page).fill(`4 ${mark}`);
  await sender(other.page).fill(`4-${mark}@example.com`);
  await other.page.getByRole('button', { name: 'Save settings' }).click();
  const notice = other.page.getByRole('alert').filter({ hasText: 'Somebody else changed this in the meantime' });
  await expect(notice).toContainText('Sender address');
  await expect(notice).not.toContainText('Phone number');
  await expectAccessible(other.page);
  await notice.getByRole('button', { name: 'Load theirs' }).click();
  await expect(sender(other.page)).toHaveValue(`3-${mark}@example.com`);
  await expect(phone(other.page)).toHaveValue(`4 ${mark}`);
  await save(other.page);

  await phone(page).fill(before.phone);
  await sender(page).fill(before.sender);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(phone(page)).toHaveValue(before.phone);
  await expect(sender(page)).toHaveValue(before.sender);
  await other.context.close();
});

test('without the permission to manage settings there is a message, and no navigation item', async ({ windows }) => {
  const { page, context } = await openStaffWindow(windows, { role: 'Editor', name: uniqueWord() });
  await page.goto('/cmsadmin/site-settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'System', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Site settings' })).toHaveCount(0);
  await expect(page.getByLabel('Site name', { exact: true })).toBeHidden();
  await context.close();
});
