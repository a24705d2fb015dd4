import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findMailedLink } from '../support/mailbox.ts';
import { addUser, dataDir, inviteUser, accountPassword } from '../support/browser/accounts.ts';
import { expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { recordCalls } from '../support/browser/record-calls.ts';
import { signInOnScreen } from '../support/browser/sign-in.ts';
import { administrator } from '../support/product.ts';
import { expect, test } from '../support/browser/test.ts';

const newPassword = 'Another-password-2!';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/cmsadmin\/user\/settings$/);
  await expect(page.getByRole('heading', { name: 'Personal data' })).toBeVisible();
}

async function fillNewPassword(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(first);
  await page.getByLabel('Repeat new password').fill(second);
}

test('a forgotten password is reset by the link in a mail', async ({ page }) => {
  const email = await addUser();
  await page.goto('/cmsadmin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/cmsadmin\/forgot-password$/);
  // The sign-in form, which is shown until then, also has a field with that label.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.locator('[data-collection="forgot-password"]')).toContainText('valid e-mail address');
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const link = await findMailedLink(dataDir, email, '/cmsadmin/reset-password');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(/\/cmsadmin\/reset-password$/);
  const token = new URL(link).searchParams.get('token') ?? 'none';
  expect(calls.filter((call) => call.includes(token))).toHaveLength(1);

  await expect(page.getByText('Longer than 8 and shorter than 255 characters')).toBeVisible();
  await fillNewPassword(page, 'short', 'other');
  await page.getByRole('button', { name: 'Change password' }).click();
  const errors = page.locator('[data-collection="reset-password"]');
  await expect(errors).toContainText('This must be longer than 8 characters.');
  await expect(errors).toContainText('This needs 1 uppercase and 1 special character.');
  await expect(errors).toContainText('Password and confirmation do not match.');
  await expect(page.getByText('This must be longer than 8 characters.')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await fillNewPassword(page, newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await signInOnScreen(page, { email, password: newPassword });

  await page.goto(link);
  await fillNewPassword(page, accountPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('[data-collection="reset-password"]')).toContainText('is not valid or has expired');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(/\/cmsadmin\/forgot-password$/);
});

test('an unknown address gets the same response', async ({ page }) => {
  await page.goto('/cmsadmin/forgot-password');
  await page.getByLabel('E-mail address').fill('unknown@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('an invited user activates the account and signs in', async ({ page }) => {
  const email = await inviteUser();
  const link = await findMailedLink(dataDir, email, '/cmsadmin/activate-account');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
  await expect(page).toHaveURL(/\/cmsadmin\/activate-account$/);
  await fillNewPassword(page, accountPassword, 'something else');
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.locator('[data-collection="activate-account"]')).toContainText('do not match');
  await expectAccessibleInBothThemes(page);
  // The link still works when it is opened again.
  await page.goto(link);
  await fillNewPassword(page, accountPassword);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInOnScreen(page, { email, password: accountPassword });
});

test('signing in works without a mouse', async ({ page }) => {
  const email = await addUser();
  await page.goto('/cmsadmin/login');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(accountPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('changing the password shows errors at the field, and ends the other sessions', async ({ page, windows }) => {
  const email = await addUser();
  const { page: elsewhere } = await windows.open();
  await signInOnScreen(elsewhere, { email, password: accountPassword });
  await signInOnScreen(page, { email, password: accountPassword });
  await openSettings(page);
  await expect(page.getByText('This session')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out Chrome on / })).toHaveCount(1);

  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('Wrong-password-1!');
  await fillNewPassword(page, newPassword);
  await change.click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/current password does not match/);
  await fillNewPassword(page, 'short', 'other');
  await change.click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /uppercase and 1 special character.*longer than 8/s,
  );
  await expect(page.getByLabel('Repeat new password')).toHaveAccessibleDescription(/passwords do not match/);
  await expect(page.getByText('The passwords do not match.')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  await page.getByLabel('Current password').fill(accountPassword);
  await fillNewPassword(page, newPassword);
  await change.click();
  await expect(page.getByText('your other sessions have ended')).toBeVisible();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/cmsadmin\/login/);
});

test('one session can be ended, or all others at once', async ({ page, windows }) => {
  const email = await addUser();
  const others = [await windows.open(), await windows.open(), await windows.open()].map((window) => window.page);
  for (const other of others) await signInOnScreen(other, { email, password: accountPassword });
  await signInOnScreen(page, { email, password: accountPassword });
  await openSettings(page);
  const ends = page.getByRole('button', { name: /^Log out Chrome on / });
  await expect(ends).toHaveCount(3);
  await ends.first().click();
  await expect(ends).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are now signed in only here.')).toBeVisible();
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL(/\/cmsadmin\/login/);
  }
});

function createPng(pixels: number): Promise<Buffer> {
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#1f3f8c' } })
    .png()
    .toBuffer();
}

async function chooseImage(page: Page, button: string, pixels: number): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await createPng(pixels) });
}

test('the profile is stored before the image, which can be refused, replaced and removed', async ({ page }) => {
  await signInOnScreen(page, { email: await addUser(), password: accountPassword });
  await openSettings(page);
  await expect(page.getByText('JPEG or PNG, at most 2 MB and 1024 × 1024 pixels.')).toBeVisible();
  const allCalls = recordCalls(page);
  const storing = ['StoreProfile', 'upload', 'RemoveUserImage'];
  const takeCalls = () => allCalls.splice(0).filter((name) => storing.includes(name));
  const save = page.getByRole('button', { name: 'Save' });

  await page.getByLabel('Name').fill('');
  await chooseImage(page, 'Choose image', 1025);
  await save.click();
  await expect(page.locator('[data-collection="users-overview"]')).toContainText('Name field is required');
  expect(takeCalls()).toEqual(['StoreProfile']);
  await page.getByLabel('Name').fill('Anna de Vries');
  await save.click();
  await expect(page.locator('[data-collection="users-overview"]')).toContainText('over 1024x1024 pixels');
  expect(takeCalls()).toEqual(['StoreProfile', 'upload']);
  await expectAccessibleInBothThemes(page);

  await chooseImage(page, 'Replace', 1024);
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(takeCalls()).toEqual(['StoreProfile', 'upload']);
  await page.reload();
  await expect(page.getByRole('img', { name: 'The profile image' })).toHaveJSProperty('naturalWidth', 1024);
  await expect(page.getByLabel('Name')).toHaveValue('Anna de Vries');

  await page.getByRole('button', { name: 'Remove' }).click();
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The profile image' })).toHaveCount(0);
  expect(takeCalls()).toEqual(['StoreProfile', 'RemoveUserImage']);
});

test('without manage-users you cannot change your own address', async ({ page }) => {
  await signInOnScreen(page, { email: await addUser(), password: accountPassword });
  await openSettings(page);
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('readonly');
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Manage users/);
});

test('language and dark theme change at once, and persist', async ({ page }) => {
  await signInOnScreen(page, { email: await addUser(), password: accountPassword });
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByText('Dunkel', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a warning precedes the automatic sign-out in all tabs, and any input cancels it', async ({ page, context }) => {
  const email = await addUser();
  await page.clock.install();
  await signInOnScreen(page, { email, password: accountPassword });
  // Each tab starts the timer once it has loaded the settings, and counts that as input.
  const lastInput = () => page.evaluate(() => Number(localStorage.getItem('ximblox.last-input')));
  await expect.poll(lastInput).toBeGreaterThan(0);
  const inFirst = await lastInput();
  const second = await context.newPage();
  await second.clock.install();
  await second.goto('/cmsadmin/');
  await expect.poll(lastInput).toBeGreaterThan(inFirst);
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });

  await page.clock.fastForward('59:30');
  await expect(warning).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.mouse.move(200, 200);
  await expect(warning).toBeHidden();

  await page.clock.fastForward('01:00:00');
  await expect(page).toHaveURL(/\/cmsadmin\/login/);
  await expect(page.getByText('You were signed out because you were inactive.')).toBeVisible();
  await second.reload();
  await expect(second).toHaveURL(/\/cmsadmin\/login/);
});

test('the sign-in screen says that a session has ended or that the server was unreachable, and returns to the same place', async ({
  page,
}) => {
  await signInOnScreen(page, administrator, 'tags');
  await page.getByRole('button', { name: 'Search tags' }).click();
  await expect(page.getByRole('textbox', { name: 'Search tags' })).toBeFocused();
  await page.context().clearCookies();
  // Any next call may be refused: the search, or one that the screen makes by itself.
  await page.keyboard.type('roof');
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  await page.getByLabel('E-mail address').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();

  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();

  const { promise: isResponding, resolve: result } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await isResponding;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading …')).toBeVisible();
  result();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
});
