import { runPageMutation } from '../support/browser/graphql.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord, slugOf } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, readPage } from '../support/browser/pages.ts';
import { dialog, openScreen, row } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test('a page whose address is taken is restored from the bin at another one', async ({ page }) => {
  const mark = uniqueWord();
  const title = `Alpha ${mark}`;
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title });
  await runPageMutation(page, `deletePages(pageIDs: [${id}])`);
  await createTestPage(page, { title });
  await openScreen(page, `bin?q=${mark}`);
  await page.getByRole('button', { name: `Restore “${title}”` }).click();
  await expect(dialog(page)).toContainText('Another page now has this address.');
  await expect(dialog(page).getByLabel('Slug')).toHaveValue(`${slugOf(title)}-2`);
  await expectAccessible(page);
  await dialog(page)
    .getByLabel('Slug')
    .fill(`${slugOf(title)}-again`);
  await expect(dialog(page).getByText('free', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await openScreen(page, `?q=${mark}`);
  await expect(row(page, mark)).toHaveCount(2);
  await expect(row(page, `/${slugOf(title)}-again`)).toBeVisible();
});

test('a redirect is added, followed with 301 and deleted', async ({ page }) => {
  const mark = uniqueWord();
  const title = `Alpha ${mark}`;
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title });
  await openScreen(page, 'redirects');
  await page.getByRole('main').getByRole('button', { name: 'Add redirect' }).click();
  await dialog(page).getByRole('button', { name: 'Add redirect' }).click();
  await expect(dialog(page).getByText('The Page field is required.')).toBeVisible();
  await dialog(page).getByLabel('Old address').fill(`https://old.example.org/Former/${mark}/`);
  await expect(dialog(page).getByText(`/former/${mark}`, { exact: true })).toBeVisible();
  await dialog(page).getByLabel('Page', { exact: true }).fill(mark);
  await page.getByRole('option', { name: title }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add redirect' }).click();
  await expect(row(page, mark)).toContainText('Inactive: the page is not published');
  await expectAccessible(page);

  const old = () => page.request.get(`/former/${mark}`, { maxRedirects: 0 });
  expect((await old()).status()).toBe(404);
  await publishPages(page, id);
  await expect.poll(async () => (await old()).status()).toBe(301);
  expect((await old()).headers().location).toBe(`/${slugOf(title)}`);
  await openScreen(page, `redirects?q=${mark}`);
  await expect(row(page, mark)).toContainText('Active');
  await row(page, mark).hover();
  await page.getByRole('button', { name: `Actions for /former/${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Delete redirect' }).click();
  await dialog(page).getByRole('button', { name: 'Delete redirect' }).click();
  await expect(row(page, mark)).toBeHidden();
  await expect.poll(async () => (await old()).status()).toBe(404);
});

test('every page type except the blank one has its overview, linked from Page Types', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, '');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('button', { name: 'Submenu of “Page overview”' }).click();
  await navigation.getByRole('link', { name: 'Home pages' }).click();
  await expect(page).toHaveURL(/\/cmsadmin\/page-overview\/home$/);
  await expect(row(page, 'How safe is your church?')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Type' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'New page' })).toHaveAttribute(
    'href',
    /new-page\?type=home$/,
  );
  await openScreen(page, 'page-overview/blank');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  await navigation.getByRole('link', { name: 'Page Types' }).click();
  const type = page.getByRole('region', { name: /^Blank page/ });
  await expect(type).toContainText('Header and footer');
  await expectAccessible(page);
  await type.getByRole('link', { name: /^New page/ }).click();
  await expect(page.getByRole('radio', { name: 'Blank page' })).toBeChecked();
});

test('a new page of a type with a slug prefix gets it, and starts with the initial blocks of its type', async ({
  page,
}) => {
  await signInByRequest(page);
  const mark = uniqueWord();
  await openScreen(page, 'new-page?type=article');
  await expect(page.getByRole('radio', { name: 'News article' })).toBeChecked();
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Roof ${mark}`);
  await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue(`news/roof-${mark}`);
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const [, id = ''] = /pages\/(\d+)/.exec(page.url()) ?? [];
  const { slug, pageVersion } = await readPage(page, Number(id));
  expect(slug).toBe(`news/roof-${mark}`);
  expect(pageVersion.blocks).toMatchObject([
    { type: 'rich-text', props: { html: '' } },
    { type: 'page-list', props: { title: 'More news', type: 'article' } },
  ]);
});

test('mails about publication requests are switched off and on in your own settings', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'user/settings');
  const mails = page.getByRole('switch', { name: 'Publication requests' });
  await expect(mails).toBeChecked();
  await mails.press('Space');
  await expect(page.getByText('You no longer get these e-mails.')).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await mails.press('Space');
  await expect(page.getByText('You get these e-mails.')).toBeVisible();
});
