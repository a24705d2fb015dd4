import { expect, test } from '../support/browser/test.ts';

test('an activation with an invalid link keeps the form and shows the reason below it', async ({ page }) => {
  await page.goto('/cmsadmin/activate-account?token=unknown');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('Long-enough-1!');
  await page.getByLabel('Repeat new password').fill('Long-enough-1!');
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.locator('[data-collection="activate-account"]')).toContainText('is not valid or has expired');
  await expect(password).toHaveValue('Long-enough-1!');
});
