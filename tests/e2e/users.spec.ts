import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { administrator } from '../support/product.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { recordCalls } from '../support/browser/record-calls.ts';
import { dialog, openScreen, row } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const makePerson = () => {
  const mark = uniqueWord();
  return { name: `Anna ${mark}`, email: `anna-${mark}@example.com` };
};

async function invite(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add user' }).click();
  await dialog(page).getByLabel('E-mail address').fill(email);
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByRole('radio', { name: 'Editor' }).check();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a user is invited, edited, given an image and deleted, and the list is refetched each time', async ({ page }) => {
  const person = makePerson();
  await signInByRequest(page);
  await openScreen(page, 'users');
  await expectAccessible(page);
  const calls = recordCalls(page);
  await invite(page, person);
  await expect(row(page, person.name)).toContainText('Invited');
  expect(calls.slice(calls.indexOf('CreateUser'))).toEqual(['CreateUser', 'Users']);

  calls.length = 0;
  await row(page, person.name).getByRole('button', { name: person.name, exact: true }).click();
  await expectAccessible(page);
  await dialog(page).getByLabel('Job title').fill('Verger');
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2b4c9b' } })
    .png()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose image' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: image });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, person.name)).toContainText('Verger');
  await expect(row(page, person.name).locator('img')).toBeVisible();
  expect(calls.indexOf('UpdateUser')).toBeLessThan(calls.indexOf('upload'));
  expect(calls).toContain('Users');

  calls.length = 0;
  await row(page, person.name).getByRole('button', { name: person.name, exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, person.name).locator('img')).toBeHidden();
  expect(calls.indexOf('UpdateUser')).toBeLessThan(calls.indexOf('RemoveUserImage'));

  calls.length = 0;
  await row(page, person.name).hover();
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText(`Delete ${person.name}?`);
  await expect(dialog(page)).toContainText('Pages and files stay');
  await dialog(page).getByRole('button', { name: 'Delete user' }).click();
  await expect(row(page, person.name)).toBeHidden();
  expect(calls).toEqual(['DeleteUser', 'Users']);
});

test('errors of a user are shown at their fields, and the first has the focus', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'users');
  await page.getByRole('main').getByRole('button', { name: 'Add user' }).click();
  await dialog(page).getByLabel('E-mail address').fill(administrator.email);
  await dialog(page).getByLabel('Name', { exact: true }).fill('Somebody else');
  await dialog(page).getByRole('radio', { name: 'Editor' }).check();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog(page).getByText('This already exists.')).toBeVisible();
  await expect(dialog(page).getByText('1 field needs another value')).toBeVisible();
  await expect(dialog(page).getByLabel('E-mail address')).toBeFocused();
  await expectAccessible(page);
});

test('the only administrator sees why deleting and changing the role are not possible', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, `users?q=${encodeURIComponent(administrator.email)}`);
  await row(page, administrator.email).hover();
  await row(page, administrator.email)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toBeDisabled();
  await expect(page.getByText('You cannot delete yourself.')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog(page).getByText('The last administrator cannot be deleted or given another role.')).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Editor' })).toBeDisabled();
});

test('user management works by keyboard alone', async ({ page }) => {
  const person = makePerson();
  await signInByRequest(page);
  await openScreen(page, 'users');
  await page.getByRole('main').getByRole('button', { name: 'Add user' }).press('Enter');
  await expect(dialog(page).getByLabel('E-mail address')).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: 'Analyst' })).toBeVisible();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Verger');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Search users' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Search users' })).toBeFocused();
  await page.keyboard.type(person.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  const name = row(page, person.name).getByRole('button', { name: person.name, exact: true });
  await name.press('Enter');
  await expect(dialog(page).getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, person.name)).toBeHidden();
});

test('a role is created, restricted, not deleted while in use, and deleted', async ({ page }) => {
  const name = `Translators ${Date.now()}`;
  await signInByRequest(page);
  await openScreen(page, 'roles');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add role' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  // All except manage-webhooks, which is not used yet.
  await expect(page.getByRole('checkbox')).toHaveCount(15);
  await page.getByRole('checkbox', { name: 'Edit pages' }).check();
  await page.getByRole('combobox', { name: 'Locales' }).click();
  await page.getByRole('option', { name: 'Dutch' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(row(page, name)).toContainText('Edit pages.');

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('checkbox', { name: 'Edit pages' })).toBeChecked();
  await expect(page.getByText('Dutch', { exact: true }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'View statistics' }).check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(row(page, name)).toContainText('View statistics');

  await row(page, 'Administrator').hover();
  await page.getByRole('button', { name: 'Actions for the role “Administrator”' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await row(page, name).hover();
  await page.getByRole('button', { name: `Actions for the role “${name}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete role' }).click();
  await expect(row(page, name)).toBeHidden();
});

test('the audit log is filtered, with the filter in the address, linked to its subjects and downloaded', async ({
  page,
}) => {
  const person = makePerson();
  await signInByRequest(page);
  await openScreen(page, 'users');
  await invite(page, person);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(row(page, person.name)).toContainText('Invited a user');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Action', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Invited a user' }).click();
  await expect(page).toHaveURL(/action=user\.created/);
  await expect(row(page, 'Published a page')).toHaveCount(0);
  await page.getByLabel('From').fill('2999-01-01');
  await expect(page.getByText('No results were found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No results were found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
  await row(page, person.name).getByRole('link', { name: person.name }).click();
  await expect(page).toHaveURL(/\/cmsadmin\/users\?q=/);
  await expect(row(page, person.name)).toBeVisible();
});

test('the dashboard shows users with an add button, open requests and your own pages', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'dashboard');
  for (const name of ['Open publication requests', 'Your recent pages', 'Users'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your recent pages' }).getByRole('listitem').first()).toBeVisible();
  const person = makePerson();
  await invite(page, person);
  await expect(page.getByRole('region', { name: 'Users' })).toContainText(person.name);
  await expectAccessible(page);
});
