import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { administrator } from '../support/product.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/cmsadmin/');
  await page.getByLabel('E-mail address').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Page overview' })).toBeVisible();
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/cmsadmin/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

type Answer = { data?: Record<string, { page?: { id: number } | null; errors: unknown[] }> };

/** Calls a mutation with the session of the browser; all of them answer errors, which there must not be. */
async function mutate(page: Page, call: string): Promise<number> {
  const query = `mutation { answer: ${call} }`;
  const response = await page.request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as Answer;
  expect(data?.answer?.errors, call).toEqual([]);
  return data?.answer?.page?.id ?? 0;
}

let made = 0;

/** A word that only the pages of one test have in their titles. */
function makeMark(): string {
  made += 1;
  return `m${Date.now().toString(36)}${process.pid}${made}`;
}

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function createPage(page: Page, title: string, type = 'default'): Promise<number> {
  const input = `{ title: "${title}", slug: "${slugOf(title)}", type: "${type}", locale: "en" }`;
  return mutate(page, `createPage(input: ${input}) { page { id } errors { code property } }`);
}

async function publish(page: Page, ...pageIDs: number[]): Promise<void> {
  await mutate(page, `publishPages(pageIDs: [${pageIDs.join()}]) { errors { code property } }`);
}

async function ask(page: Page, query: string, variables: object): Promise<unknown> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  return ((await response.json()) as { data: unknown }).data;
}

/** A page whose only block links to another one, by its address. */
async function createLinkingPage(page: Page, title: string, targetSlug: string): Promise<void> {
  const pageID = await createPage(page, title);
  const read = 'query ($id: Int!) { page(id: $id) { pageVersion { id pageType { props } } } }';
  const { page: newest } = (await ask(page, read, { id: pageID })) as {
    page: { pageVersion: { id: number; pageType: { props: unknown } } };
  };
  const { id, pageType } = newest.pageVersion;
  const props = { html: `<p><a href="/${targetSlug}">Read on</a></p>` };
  const none = { images: [], files: [] };
  const input = {
    ...{ id, title, seoTitle: '', seoDescription: '', seoKeywords: [], pageType: { ...pageType, ...none } },
    blocks: [{ type: 'rich-text', key: 'b1', anchorPoint: '', props, ...none }],
  };
  const write = 'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code } } }';
  expect(await ask(page, write, { input })).toEqual({ storePageVersion: { errors: [] } });
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function openMenu(page: Page, title: string): Promise<void> {
  await row(page, title).hover();
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
}

test('search, filters and sorting stand in the address and survive a reload', async ({ page }) => {
  const mark = makeMark();
  await signIn(page);
  const first = await createPage(page, `Alpha ${mark}`);
  await createPage(page, `Beta ${mark}`);
  await createPage(page, `Gamma ${mark}`);
  await publish(page, first);
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
    // The chip stands before the column's header of the same name.
    await page.getByRole('button', { name: chip, exact: true }).first().click();
    await page.getByRole('menuitemradio', { name: choice }).click();
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
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(row(page, mark)).toHaveCount(3);
});

test('several pages are chosen by keyboard, and unpublished after a look at what links there', async ({ page }) => {
  const mark = makeMark();
  await signIn(page);
  const first = await createPage(page, `Alpha ${mark}`);
  const second = await createPage(page, `Beta ${mark}`);
  await createPage(page, `Concept ${mark}`);
  await publish(page, first, second);
  await createLinkingPage(page, `Zeta links ${mark}`, slugOf(`Alpha ${mark}`));
  await openScreen(page, `?q=${mark}&sort=title&order=asc`);
  await expect(row(page, mark)).toHaveCount(4);

  await page.getByRole('checkbox', { name: `Select “Alpha ${mark}”` }).press('Space');
  await page.getByRole('checkbox', { name: `Select “Concept ${mark}”` }).press('Shift+Space');
  const bar = page.getByRole('group', { name: 'Actions for what is selected' });
  await expect(bar).toContainText('3 selected');
  await expect(bar.getByRole('button', { name: 'Unpublish 2 of 3' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Publish 1 of 3' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Move to bin' })).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole('button', { name: /^Unpublish/ }).press('Enter');
  await expect(dialog(page)).toContainText('Take 2 pages off the site?');
  await expect(dialog(page)).toContainText('2 pages that visitors see now go off the site.');
  await expect(dialog(page)).toContainText('1 page links there');
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `Zeta links ${mark}` }),
  ).toContainText('Not on the site');
  await expectAccessible(page);
  expect((await page.request.get(`/${slugOf(`Alpha ${mark}`)}`)).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  for (const title of [`Alpha ${mark}`, `Beta ${mark}`]) {
    await expect(row(page, title)).toContainText('Not published');
    await expect.poll(async () => (await page.request.get(`/${slugOf(title)}`)).status()).toBe(404);
  }
  await expect(bar).toBeHidden();
});

test('a deleted page is back by one click on Undo, and by the bin', async ({ page }) => {
  const mark = makeMark();
  const title = `Alpha ${mark}`;
  await signIn(page);
  await createPage(page, title);
  await openScreen(page, `?q=${mark}`);
  await openMenu(page, title);
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(dialog(page)).toContainText('No other page links there.');
  await dialog(page).getByRole('button', { name: 'Move to bin' }).click();
  await expect(row(page, title)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, title)).toBeVisible();

  await openMenu(page, title);
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

test('a page whose address is taken comes back from the bin at another one', async ({ page }) => {
  const mark = makeMark();
  const title = `Alpha ${mark}`;
  await signIn(page);
  const id = await createPage(page, title);
  await mutate(page, `deletePages(pageIDs: [${id}]) { errors { code property } }`);
  await createPage(page, title);
  await openScreen(page, `bin?q=${mark}`);
  await page.getByRole('button', { name: `Restore “${title}”` }).click();
  await expect(dialog(page)).toContainText('Another page has its address by now.');
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

test('a page is duplicated from its row, a taken address refused at its field', async ({ page }) => {
  const mark = makeMark();
  const title = `Alpha ${mark}`;
  await signIn(page);
  await createPage(page, title);
  await openScreen(page, `?q=${mark}`);
  await openMenu(page, title);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await expect(dialog(page).getByLabel('Slug')).toHaveValue(`${slugOf(title)}-copy`);
  await expect(dialog(page).getByText('free', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Slug').fill(slugOf(title));
  await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog(page).getByText('This already exists.')).toBeVisible();
  await dialog(page)
    .getByLabel('Slug')
    .fill(`${slugOf(title)}-copy`);
  await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} (copy)` })).toBeVisible();
});

test('the dashed place of a missing translation makes it', async ({ page }) => {
  const mark = makeMark();
  const title = `Alpha ${mark}`;
  await signIn(page);
  await createPage(page, title);
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

test('a redirect is added, answered with 301 and deleted', async ({ page }) => {
  const mark = makeMark();
  const title = `Alpha ${mark}`;
  await signIn(page);
  const id = await createPage(page, title);
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
  await expect(row(page, mark)).toContainText('Rests: the page is not on the site');
  await expectAccessible(page);

  const old = () => page.request.get(`/former/${mark}`, { maxRedirects: 0 });
  expect((await old()).status()).toBe(404);
  await publish(page, id);
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

test('every page type but the blank one has its overview, and Page Types leads there', async ({ page }) => {
  await signIn(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
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
  await expect(type).toContainText('Around the blocks');
  await expectAccessible(page);
  await type.getByRole('link', { name: /^New page/ }).click();
  await expect(page.getByRole('radio', { name: 'Blank page' })).toBeChecked();
});

test('the overview leads to the outstanding requests, which are counted there and in the navigation', async ({
  page,
}) => {
  await signIn(page);
  const id = await createPage(page, `Alpha ${makeMark()}`);
  await mutate(page, `requestPublication(pageID: ${id}) { errors { code property } }`);
  await openScreen(page, '');
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Outstanding requests/ });
  await expect(view).toContainText(/[1-9]/);
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', {
    name: /^Publication Requests/,
  });
  await expect(entry).toContainText(/[1-9]/);
  await view.click();
  await expect(page).toHaveURL(/\/cmsadmin\/publication-requests$/);
});

test('mails about publication requests are switched off and on in the own settings', async ({ page }) => {
  await signIn(page);
  await openScreen(page, 'user/settings');
  const mails = page.getByRole('switch', { name: 'Publication requests' });
  await expect(mails).toBeChecked();
  await mails.press('Space');
  await expect(page.getByText('You no longer get these mails.')).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await mails.press('Space');
  await expect(page.getByText('You get these mails.')).toBeVisible();
});
