import type { Page } from '@playwright/test';
import { headingBlocks } from '../support/browser/blocks.ts';
import { expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, requestPublication } from '../support/browser/pages.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { sampleCases } from '../support/sample-cases.ts';
import { expect, test } from '../support/browser/test.ts';

/** Screens after signing in, in groups of about the same duration. */
const parts = {
  'of pages': [
    '',
    'new-page',
    'page-overview/home',
    'page-types',
    'pages/1',
    'pages/1/history',
    'pages/1/history?view=pages',
    'bin',
  ],
  'of publication and the check': [
    'publication-requests',
    'publication-requests/scheduled',
    'dashboard',
    'questionnaire',
    'questionnaire?view=categories',
    'questionnaire?view=versions',
    'statistics',
  ],
  'of media, menus and people': [
    'redirects',
    'menu-structure',
    'bin/media',
    'medialibrary',
    'tags',
    'users',
    'roles',
    'roles/new',
  ],
  'of the installation and the own account': [
    'site-settings',
    'search-index',
    'system-state',
    'import-export',
    'api-tokens',
    'audit-log',
    'user/settings',
    'none',
  ],
};

async function expectScreenAccessible(page: Page, path: string): Promise<void> {
  await openScreen(page, path);
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  expect(await overflowOf(page), path).toEqual({ x: 0, y: 0 });
}

/** By how much the document is larger than the window: only parts of a screen may scroll, never all of it. */
function overflowOf(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });
}

test('every screen before signing in is accessible in both themes', async ({ page }) => {
  for (const path of ['login', 'forgot-password', 'reset-password', 'activate-account', 'confirm-email'])
    await expectScreenAccessible(page, `${path}?token=used`);
});

for (const [turn, [part, paths]] of Object.entries(parts).entries()) {
  test(`every screen ${part} is accessible in both themes`, async ({ page }) => {
    test.slow();
    await signInByRequest(page);
    for (const path of sampleCases(paths, 2, turn)) await expectScreenAccessible(page, path);
  });
}

test('the review of a request is accessible in both themes', async ({ page }) => {
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: `Asked for ${uniqueWord()}`, blocks: headingBlocks('Evensong') });
  await expectScreenAccessible(page, `publication-requests/${await requestPublication(page, id)}`);
});

test('the editor’s dialogs are accessible in both themes: preview, block picker, keyboard shortcuts', async ({
  page,
}) => {
  test.slow();
  await signInByRequest(page);
  await openScreen(page, 'pages/1');
  for (const [button, title] of [
    ['Preview and share', 'Preview'],
    ['Add block', 'Add block'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the dialogs for logging out and for adding a user are accessible in both themes, in the portal', async ({
  page,
}) => {
  await signInByRequest(page);
  await openScreen(page, 'users');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.locator('#cms-ui-portal').getByRole('dialog', { name: 'Log out?' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Add user' }).click();
  await expect(page.locator('#cms-ui-portal').getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a used confirmation link for a new address says so and changes nothing', async ({ page }) => {
  await page.goto('/cmsadmin/confirm-email?token=used');
  await expect(page).toHaveURL(/\/cmsadmin\/confirm-email$/);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('on a phone the lists scroll below their headers, not the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInByRequest(page);
  const filled = {
    '': page.getByRole('checkbox'),
    medialibrary: page.getByRole('option'),
    'audit-log': page.getByText('Signed in'),
    'pages/1/history': page.getByText('Version 1'),
    questionnaire: page.getByRole('navigation', { name: 'Questions' }).getByRole('listitem'),
  };
  for (const [path, content] of Object.entries(filled)) {
    await openScreen(page, path);
    await expect(content.first(), path).toBeAttached();
    expect(await overflowOf(page), path).toEqual({ x: 0, y: 0 });
  }
});

test('a capital letter keeps its accent in a field', async ({ page }) => {
  await page.goto('/cmsadmin/login');
  const field = page.getByLabel('E-mail address');
  const imageOf = async (letters: string) => {
    await field.fill(letters);
    await page.evaluate(() => document.fonts.ready);
    return field.screenshot();
  };
  for (const [plain, accented] of [
    ['OU', 'ÖÜ'],
    ['E', 'É'],
  ] as const) {
    expect((await imageOf(plain)).equals(await imageOf(accented)), accented).toBe(false);
  }
});
