import { ask } from '../support/browser/ask.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { makeMark } from '../support/browser/names.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByCall } from '../support/browser/sign-in.ts';
import { openStaff } from '../support/browser/staff.ts';
import { expect, test } from '../support/browser/test.ts';

// There is one row of settings: its tests follow each other.
test.describe.configure({ mode: 'default' });

test('settings are changed by keyboard, counted at once, and refused at their field', async ({ page }) => {
  await signInByCall(page);
  await openScreen(page, 'site-settings');
  const phone = page.getByLabel('Telephone number');
  await expect(page.getByLabel('Name of the site', { exact: true })).not.toHaveValue('');
  await expectAccessible(page);
  const before = await phone.inputValue();
  await phone.fill('030 765 43 21');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { settings } = await ask<{ settings: { contactPhone: string } }>(page, '{ settings { contactPhone } }');
  expect(settings.contactPhone).toBe('030 765 43 21');

  await page.getByLabel('Sender of mails').fill('no address');
  await page.getByLabel('Sign out after').fill('1');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Sender of mails')).toBeFocused();
  await expect(page.getByLabel('Sender of mails')).toHaveAttribute('aria-invalid', 'true');
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

test('the audit log is kept for so many months, or for ever where the field is empty', async ({ page }) => {
  await signInByCall(page);
  await openScreen(page, 'site-settings');
  const months = page.getByLabel('Keep the audit log for');
  const save = page.getByRole('button', { name: 'Save settings' });
  const stored = async () =>
    (
      await ask<{ siteSettings: { auditRetentionMonths: number | null } }>(
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

test('a language with pages stays, and the default one is fixed once there is a page', async ({ page }) => {
  await signInByCall(page);
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

test('without the permission to manage settings a message says so, and there is no entry for them', async ({
  windows,
}) => {
  const { page, context } = await openStaff(windows, { role: 'Editor', name: makeMark() });
  await page.goto('/cmsadmin/site-settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'System', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Site settings' })).toHaveCount(0);
  await expect(page.getByLabel('Name of the site', { exact: true })).toBeHidden();
  await context.close();
});
