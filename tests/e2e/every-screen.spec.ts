import { expect, test } from '@playwright/test';
import { headingBlocks } from '../support/browser/blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { makeMark } from '../support/browser/names.ts';
import { makePage, requestPublication } from '../support/browser/pages.ts';
import { signIn } from '../support/browser/sign-in.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('every screen before signing in is accessible', async ({ page }) => {
      for (const path of ['login', 'forgot-password', 'reset-password', 'activate-account', 'confirm-email']) {
        await page.goto(`/cmsadmin/${path}?token=spent`);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('every screen after signing in is accessible', async ({ page }) => {
      test.slow();
      await signIn(page);
      await expectAccessible(page);
      const { id } = await makePage(page, { title: `Asked for ${makeMark()}`, blocks: headingBlocks('Evensong') });
      const requested = await requestPublication(page, id);
      for (const path of [
        'new-page',
        'page-overview/home',
        'page-types',
        'pages/1',
        'pages/1/history',
        'pages/1/history?view=pages',
        'redirects',
        'menu-structure',
        'bin',
        'bin/media',
        'medialibrary',
        'tags',
        'publication-requests',
        'publication-requests/scheduled',
        `publication-requests/${requested}`,
        'dashboard',
        'questionnaire',
        'questionnaire?view=categories',
        'questionnaire?view=versions',
        'statistics',
        'users',
        'roles',
        'roles/new',
        'site-settings',
        'search-index',
        'system-state',
        'api-tokens',
        'audit-log',
        'user/settings',
        'none',
      ]) {
        await page.goto(`/cmsadmin/${path}`);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('the editor’s dialogs are accessible: preview, choice of a block, keys', async ({ page }) => {
      await signIn(page);
      await page.goto('/cmsadmin/pages/1');
      for (const [button, title] of [
        ['Preview and share', 'Preview'],
        ['Add block', 'Add block'],
        ['Keyboard shortcuts', 'Keyboard shortcuts'],
      ] as const) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('the dialogs for logging out and for adding a user are accessible, in the portal', async ({ page }) => {
      await signIn(page);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await expect(page.locator('#cms-ui-portal').getByRole('dialog', { name: 'Log out?' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goto('/cmsadmin/users');
      await page.getByRole('main').getByRole('button', { name: 'Add user' }).click();
      await expect(page.locator('#cms-ui-portal').getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a link for a new address that was used already says so and changes nothing', async ({ page }) => {
  await page.goto('/cmsadmin/confirm-email?token=spent');
  await expect(page).toHaveURL(/\/cmsadmin\/confirm-email$/);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
