import { sandboxExamples } from '../../server/shared/graphql/sandbox-examples.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { dialog, openScreen, row } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test('a token is created, shown once, used by a program and revoked; its screens are accessible', async ({
  page,
  baseURL,
}) => {
  const name = `Newsletter ${Date.now()}`;
  await signInByRequest(page);
  await openScreen(page, 'user/settings');
  await page.getByRole('button', { name: 'Create token' }).click();
  await dialog(page).getByRole('button', { name: 'Create token' }).click();
  await expect(dialog(page).getByText('The Name field is required.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('checkbox', { name: 'Create pages' }).check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create token' }).click();

  const shown = page.getByRole('dialog', { name: `The token “${name}”` });
  const secret = await shown.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(secret).toMatch(/^ximblox_/);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const ask = () => fetch(`${baseURL}/api/ximblox/user`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).status).toBe(200);

  await openScreen(page, 'api-tokens');
  await expect(row(page, name)).toContainText('Create pages');
  await page.getByRole('button', { name: `Revoke “${name}”` }).click();
  await dialog(page).getByRole('button', { name: 'Revoke' }).click();
  await expect(row(page, name)).toHaveCount(0);
  expect((await ask()).status).toBe(401);
});

test('the sandbox has examples in its tabs, shows who is signed in and runs what it shows', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByText('You ask as a visitor.')).toBeVisible();
  await signInByRequest(page);
  await page.goto('/graphql');
  await expect(page.getByText(/^Signed in as /)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(sandboxExamples.length);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('publishedPage');
});
