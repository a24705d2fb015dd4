import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { signInOnScreen } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test('the site is exported to a file, downloaded, checked and imported, with all progress still shown after a reload', async ({
  page,
}, testInfo) => {
  test.slow();
  await signInOnScreen(page);
  await page.goto('/cmsadmin/import-export');
  const exported = page.getByRole('region', { name: 'Export', exact: true });
  const imported = page.getByRole('region', { name: 'Import', exact: true });
  // Pages that no other test changes.
  for (const name of ['The whole media library', 'Menus']) await exported.getByRole('checkbox', { name }).uncheck();
  const types = exported.getByRole('group', { name: 'Page types' }).getByRole('checkbox');
  await expect(types.first()).toBeVisible();
  for (const type of await types.all()) await type.uncheck();
  await expect(exported.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await exported.getByRole('checkbox', { name: 'Not-found pages' }).check();
  await exported.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const link = exported.getByRole('link', { name: /^Download, / });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.tar$/);
  const file = testInfo.outputPath('site.tar');
  await download.saveAs(file);

  const choose = async (given: string | { name: string; mimeType: string; buffer: Buffer }) => {
    await expect(imported.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    await imported.locator('input[type=file]').setInputFiles(given);
  };
  await choose({ name: 'letter.tar', mimeType: 'application/x-tar', buffer: Buffer.from('Dear sexton') });
  await expect(imported.getByRole('alert').filter({ hasText: 'rejected' })).toHaveText(
    /not an export of this product.*Nothing was changed/,
  );
  await choose(file);
  await expect(imported.getByRole('status')).toHaveText(/The file can be imported\./);
  await expect(imported.getByRole('row', { name: /^Pages 0 [1-9]\d* 0 0$/ })).toBeVisible();
  await page.reload();
  await imported.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(imported.getByRole('status')).toHaveText(/^Imported\./);
  await page.reload();
  await expect(imported.getByRole('status')).toHaveText(/^Imported\./);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await imported.getByRole('button', { name: 'Remove the report' }).click();
  await expect(imported.getByRole('status')).toBeHidden();
});
