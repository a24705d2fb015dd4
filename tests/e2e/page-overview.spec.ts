import type { Locator } from '@playwright/test';
import { runPageMutation } from '../support/browser/graphql.ts';
import { headingBlocks, linkBlock } from '../support/browser/blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord, slugOf } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, requestPublication } from '../support/browser/pages.ts';
import { dialog, openRowMenu, openScreen, row, selectionBar } from '../support/browser/screens.ts';
import { recordCalls } from '../support/browser/record-calls.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

/** Pixels from the lower edge of one element to the upper edge of the other. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!above || !below) throw new Error('One of the two is not visible');
  return Math.abs(below.y - above.y - above.height);
}

test('search, filters and sorting are in the address and survive a reload', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const { id: first } = await createTestPage(page, { title: `Alpha ${mark}` });
  await createTestPage(page, { title: `Beta ${mark}` });
  await createTestPage(page, { title: `Gamma ${mark}` });
  await publishPages(page, first);
  await openScreen(page, '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search pages' }).click();
  await page.getByRole('textbox', { name: 'Search pages' }).fill(mark);
  await expect(row(page, mark)).toHaveCount(3);
  for (const [chip, choice] of [
    ['Locale', 'English'],
    ['Type', 'Standard page'],
    ['Status', 'Concept'],
    ['Editor', 'Administrator'],
  ] as const) {
    // The filter chip comes before the column header of the same name.
    const button = page.getByRole('button', { name: chip, exact: true }).first();
    await button.click();
    await expect.poll(() => gapBetween(button, page.getByRole('menu', { name: chip }))).toBeLessThan(20);
    await page.getByRole('menuitemcheckbox', { name: choice }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Sorting/ }).click();
  await page.getByRole('menuitemradio', { name: 'Created' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click();
  await expect(page).toHaveURL(/locale=en&type=default&status=concept&editor=\d+&sort=createdAt&order=asc/);
  await page.reload();
  await expect(row(page, mark)).toHaveCount(2);
  await expect(row(page, mark).first()).toContainText('Beta');
  await expect(page.getByRole('button', { name: 'Remove filter Editor' })).toBeVisible();
  await page.getByRole('button', { name: 'Status Concept' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Published', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Status 2 statuses' })).toBeVisible();
  await expect(row(page, mark)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(row(page, mark)).toHaveCount(3);
});

test('several pages are selected by keyboard, and unpublished after a review of the links to them', async ({
  page,
}) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const { id: first } = await createTestPage(page, { title: `Alpha ${mark}` });
  const { id: second } = await createTestPage(page, { title: `Beta ${mark}` });
  await createTestPage(page, { title: `Concept ${mark}` });
  await publishPages(page, first, second);
  const linking = `Zeta links ${mark}`;
  const blocks = [linkBlock('b1', slugOf(`Alpha ${mark}`))];
  await createTestPage(page, { title: linking, blocks });
  await openScreen(page, `?q=${mark}&sort=title&order=asc`);
  await expect(row(page, mark)).toHaveCount(4);

  await page.getByRole('checkbox', { name: `Select “Alpha ${mark}”` }).press('Space');
  await page.getByRole('checkbox', { name: `Select “Concept ${mark}”` }).press('Shift+Space');
  const bar = selectionBar(page);
  await expect(bar).toContainText('3 selected');
  await expect(bar.getByRole('button', { name: 'Unpublish 2 of 3' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Publish 1 of 3' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Move to bin' })).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole('button', { name: /^Unpublish/ }).press('Enter');
  await expect(dialog(page)).toContainText('Unpublish 2 pages?');
  await expect(dialog(page)).toContainText('2 pages will no longer be visible to visitors.');
  await expect(dialog(page)).toContainText('1 page links here');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: linking })).toContainText('Not published');
  await expectAccessible(page);
  expect((await page.request.get(`/${slugOf(`Alpha ${mark}`)}`)).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(page.getByRole('dialog', { name: '2 pages are unpublished' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toBeHidden();
  for (const title of [`Alpha ${mark}`, `Beta ${mark}`]) {
    await expect(row(page, title)).toContainText('Not published');
    await expect.poll(async () => (await page.request.get(`/${slugOf(title)}`)).status()).toBe(404);
  }
  await expect(bar).toBeHidden();
});

test('several pages are published after a review of the checks, reported one by one, and undone', async ({ page }) => {
  const mark = uniqueWord();
  const blocks = headingBlocks('Hello');
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: `Alpha ${mark}`, blocks });
  await createTestPage(page, { title: `Beta ${mark}`, blocks });
  await createTestPage(page, { title: `Empty ${mark}` });
  // A home page without its introduction is incomplete.
  await createTestPage(page, { title: `Home ${mark}`, type: 'home', blocks });
  await requestPublication(page, id, 'Please look');
  await openScreen(page, `?q=${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await selectionBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page)).toContainText('Publish 4 pages?');
  await expect(dialog(page)).toContainText('2 pages will be new on the site.');
  await expect(dialog(page)).toContainText('1 of them has an open request.');
  const leftOut = dialog(page).getByRole('listitem');
  await expect(leftOut.filter({ hasText: `Empty ${mark}` })).toContainText('It has no blocks yet.');
  await expect(leftOut.filter({ hasText: `Home ${mark}` })).toContainText('required');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Publish 2 pages' }).click();

  await expect(dialog(page)).toContainText('2 pages are published');
  await expect(leftOut.filter({ hasText: `Alpha ${mark}` })).toContainText('Published');
  await expectAccessible(page);
  expect((await page.request.get(`/${slugOf(`Alpha ${mark}`)}`)).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText('Undone for 2 pages');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, `Alpha ${mark}`)).toContainText('Requested');
  await expect(row(page, `Beta ${mark}`)).toContainText('Not published');
  await expect.poll(async () => (await page.request.get(`/${slugOf(`Alpha ${mark}`)}`)).status()).toBe(404);
});

test('a deleted page is restored by one click on Undo, and from the bin', async ({ page }) => {
  const mark = uniqueWord();
  const title = `Alpha ${mark}`;
  await signInByRequest(page);
  await createTestPage(page, { title });
  await openScreen(page, `?q=${mark}`);
  await openRowMenu(page, title);
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(dialog(page)).toContainText('No other pages link here.');
  await dialog(page).getByRole('button', { name: 'Move to bin' }).click();
  await expect(row(page, title)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, title)).toBeVisible();

  await openRowMenu(page, title);
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await dialog(page).getByRole('button', { name: 'Move to bin' }).click();
  await expect(row(page, title)).toBeHidden();
  await openScreen(page, `bin?q=${mark}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore “${title}”` }).click();
  await expect(row(page, title)).toBeHidden();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a page is duplicated from its row, a taken address refused at its field', async ({ page }) => {
  const mark = uniqueWord();
  const title = `Alpha ${mark}`;
  await signInByRequest(page);
  await createTestPage(page, { title });
  await openScreen(page, `?q=${mark}`);
  await openRowMenu(page, title);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await expect(dialog(page).getByLabel('Slug')).toHaveValue(`${slugOf(title)}-copy`);
  await expect(dialog(page).getByText('free', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Slug').fill(slugOf(title));
  await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog(page).getByText(/already (exists|taken)/)).toBeVisible();
  await dialog(page)
    .getByLabel('Slug')
    .fill(`${slugOf(title)}-copy`);
  await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} (copy)` })).toBeVisible();
});

test('the dashed placeholder of a missing translation creates it', async ({ page }) => {
  const mark = uniqueWord();
  const title = `Alpha ${mark}`;
  await signInByRequest(page);
  await createTestPage(page, { title });
  await openScreen(page, `?q=${mark}`);
  await row(page, title).getByTitle('Translate into German').click();
  await expect(dialog(page).getByLabel('Locale')).toHaveValue('German');
  await dialog(page).getByLabel('Title').fill(`Über ${mark}`);
  await expect(dialog(page).getByLabel('Slug')).toHaveValue(`ueber-${mark}`);
  await dialog(page).getByRole('button', { name: 'Create translation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Über ${mark}` })).toBeVisible();
  await openScreen(page, `?q=${mark}&locale=en`);
  await expect(row(page, title).getByTitle('Open German')).toBeVisible();
});

test('the overview links to the open requests, which are counted there and in the navigation', async ({ page }) => {
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: `Alpha ${uniqueWord()}` });
  await requestPublication(page, id);
  await openScreen(page, '');
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Open requests/ });
  await expect(view).toContainText(/[1-9]/);
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', {
    name: /^Publication Requests/,
  });
  await expect(entry).toContainText(/[1-9]/);
  await view.click();
  await expect(page).toHaveURL(/\/cmsadmin\/publication-requests$/);
});

test('the view of scheduled publications has its pages, and undoing a deletion of several is one request', async ({
  page,
}) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: `Alpha ${mark}` });
  await createTestPage(page, { title: `Beta ${mark}` });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await runPageMutation(page, `schedulePublication(pageID: ${id}, action: PUBLISH, at: "${at}")`);
  await openScreen(page, '');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Scheduled/ })
    .click();
  await expect(page).toHaveURL(/\?scheduled=true$/);
  await expect(row(page, `Alpha ${mark}`)).toBeVisible();
  await expect(row(page, `Beta ${mark}`)).toBeHidden();
  await expectAccessible(page);

  await openScreen(page, `?q=${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await selectionBar(page).getByRole('button', { name: 'Move to bin' }).click();
  await dialog(page).getByRole('button', { name: 'Move to bin' }).click();
  await expect(row(page, mark)).toHaveCount(0);
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, mark)).toHaveCount(2);
  expect(calls.filter((call) => call.startsWith('Restore'))).toEqual(['RestorePages']);
});

test('several pages are restored from the bin by one action', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const ids = [];
  for (const name of ['Alpha', 'Beta', 'Taken']) {
    ids.push((await createTestPage(page, { title: `${name} ${mark}` })).id);
  }
  await runPageMutation(page, `deletePages(pageIDs: [${ids.join()}])`);
  await createTestPage(page, { title: `Other ${mark}`, slug: slugOf(`Taken ${mark}`) });
  await openScreen(page, `bin?q=${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await expectAccessible(page);
  const calls = recordCalls(page);
  await selectionBar(page).getByRole('button', { name: 'Restore 2 of 3' }).click();
  await expect(row(page, `Alpha ${mark}`)).toBeHidden();
  await expect(row(page, `Taken ${mark}`)).toBeVisible();
  expect(calls.filter((call) => call.startsWith('Restore'))).toEqual(['RestorePages']);
  await openScreen(page, `?q=${mark}`);
  await expect(row(page, mark)).toHaveCount(3);
});
