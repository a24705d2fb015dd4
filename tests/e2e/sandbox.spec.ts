import { administrator } from '../support/product.ts';
import { expect, test } from '../support/browser/test.ts';

const bar = '#ximblox-viewer';

test('the sandbox leads to the sign-in and back, and shows who is signed in', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.locator(bar)).toContainText('You ask as a visitor.');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(administrator.email);
  await page.locator('input[name="password"]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/graphql');
  await expect(page.locator(bar)).toContainText('Signed in as');
});

test('the sandbox says that it uses a token, keeps its tabs over a reload, and shows no query plan', async ({
  page,
}) => {
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor .view-line').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Explain' })).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('graphiql:shouldPersistHeaders', 'true');
    localStorage.setItem('graphiql:headers', '{ "Authorization": "Bearer ximblox_wrong" }');
  });
  await page.reload();
  const tabs = page.getByRole('tab');
  await expect(page.locator('.graphiql-query-editor .view-line').first()).toBeVisible();
  const count = await tabs.count();
  await page.reload();
  await expect(page.locator('.graphiql-query-editor .view-line').first()).toBeVisible();
  await expect(tabs).toHaveCount(count);
  await page.locator('.graphiql-execute-button').click();
  await expect(page.locator(bar)).toHaveText('The API token is not valid.');
});
