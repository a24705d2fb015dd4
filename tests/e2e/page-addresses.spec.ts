import type { Page } from '@playwright/test';
import { headingBlock, linkBlock } from '../support/browser/blocks.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, readPage, storePage } from '../support/browser/pages.ts';
import { openActivity, openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const responseAt = async (page: Page, path: string) => {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location ?? null];
};

/** A published page, another one that links to it, and the settings of the first on the screen. */
async function openLinkedPage(page: Page) {
  await signInByRequest(page);
  const { id, slug } = await createTestPage(page, { title: 'Opening hours', slug: `opening-hours-${uniqueWord()}` });
  await publishPages(page, id);
  const visit = { title: 'Visit us', slug: uniqueWord(), blocks: [linkBlock('l1', slug)] };
  const linking = await createTestPage(page, visit);
  await publishPages(page, linking.id);
  await openEditor(page, id, 'Opening hours');
  await openActivity(page, 'Page settings');
  return { id, slug, next: `${slug}-moved`, linking };
}

async function changeSlug(page: Page, slug: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Visit us/ })).toBeVisible();
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Change address' }).click();

const linkOnSite = async (page: Page, slug: string) => {
  const html = await (await page.request.get(`/${slug}`)).text();
  return html.match(/<main.*?<a[^>]*href="([^"]*opening-hours[^"]*)"/s)?.[1];
};

test('changing an address first lists the links to the old one, which then redirects; links are updated', async ({
  page,
}) => {
  const { slug, next, linking } = await openLinkedPage(page);
  await changeSlug(page, next);
  await expect(page.getByRole('dialog')).toContainText('1 page links here');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Update the links' }).check();
  await confirm(page);
  await expect(page.getByRole('status').filter({ hasText: `The address is now /${next}.` })).toBeAttached();
  await expect(page.getByText(`/${next}`, { exact: true }).first()).toBeVisible();
  expect(await responseAt(page, `/${slug}`)).toEqual([301, `/${next}`]);
  expect((await responseAt(page, `/${next}`))[0]).toBe(200);
  await expect.poll(() => linkOnSite(page, linking.slug)).toBe(`/${next}`);
});

test('links can be left unchanged, and then redirect', async ({ page }) => {
  const { slug, next, linking } = await openLinkedPage(page);
  await changeSlug(page, next);
  await page.getByRole('radio', { name: 'Leave the links as they are' }).check();
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await responseAt(page, `/${slug}`)).toEqual([301, `/${next}`]);
  expect(await linkOnSite(page, linking.slug)).toBe(`/${slug}`);
});

test('a taken slug is reported, also below its field if it was taken meanwhile', async ({ page }) => {
  const { id, slug, linking } = await openLinkedPage(page);
  const field = page.getByRole('textbox', { name: 'Slug' });
  await field.fill(linking.slug);
  await expect(page.getByText('This slug is already taken by Visit us.')).toBeVisible();
  const holder = page.getByRole('link', { name: 'Visit us' });
  await expect(holder).toHaveAttribute('href', `/cmsadmin/pages/${linking.id}`);
  await expect(page.getByRole('button', { name: 'Change address' })).toBeDisabled();
  await expectAccessible(page);
  await field.fill('Opening hours');
  await expect(page.getByText('Not allowed: a slug has no capital letters.')).toBeVisible();
  await expect(holder).toBeHidden();
  const late = `${slug}-late`;
  await changeSlug(page, late);
  await createTestPage(page, { title: 'Faster', slug: late });
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This slug is already taken by Faster.')).toBeVisible();
  expect((await readPage(page, id)).slug).toBe(slug);
});

test('a typed slug is unsaved until the page is saved, and saving reports a refused one', async ({ page }) => {
  const { id, slug, next, linking } = await openLinkedPage(page);
  const bar = page.getByRole('main');
  const field = page.getByRole('textbox', { name: 'Slug' });
  await expect(bar).toContainText('Visitors see the newest version.');
  await field.fill(next);
  await expect(bar).toContainText('Slug not saved');
  await expect(bar).toContainText('The new slug is not saved yet.');
  await expect(bar).not.toContainText('Visitors see the newest version.');
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'The slug you entered is not saved. It will be lost when you leave.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await openActivity(page, 'SEO');
  await page.keyboard.press('Control+s');
  await expect(bar).toContainText(/Saved/);
  await expect(bar).toContainText(`/${next}`);
  expect((await readPage(page, id)).slug).toBe(next);
  expect(await responseAt(page, `/${slug}`)).toEqual([301, `/${next}`]);

  await openActivity(page, 'Page settings');
  await field.fill(linking.slug);
  await openActivity(page, 'SEO');
  await page.keyboard.press('Control+s');
  await expect(field).toBeFocused();
  await expect(page.getByText('This slug is already taken by Visit us.')).toBeVisible();
  await expect(bar).toContainText('Slug not saved');
  expect((await readPage(page, id)).slug).toBe(next);
  await field.fill(next);
  await expect(bar).toContainText('Visitors see the newest version.');
});

test('if slugs cannot be typed, the address follows from the saved title', async ({ page }) => {
  await signInByRequest(page);
  const stamp = Date.now();
  const { id } = await createTestPage(page, { title: `Kerk ${stamp}`, locale: 'nl-nl', slug: `kerk-${stamp}` });
  await storePage(page, id, { title: `Kërk open ${stamp}`, blocks: [] });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"customSlugLocales":\[[^\]]*\]/g, '"customSlugLocales":["en"]');
    await route.fulfill({ response, body });
  });
  await openEditor(page, id, `Kërk open ${stamp}`);
  await openActivity(page, 'Page settings');
  const field = page.getByRole('textbox', { name: 'Slug' });
  await expect(field).not.toBeEditable();
  await expect(page.getByText('In Dutch the slug is generated from the title and cannot be edited.')).toBeVisible();
  await expect(page.getByText(`/nl-nl/kerk-open-${stamp}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change address' }).click();
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveValue(`kerk-open-${stamp}`);
  // A request that the editor made by itself may still be running.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the address can be changed by keyboard alone', async ({ page }) => {
  const { slug, next } = await openLinkedPage(page);
  await page.getByRole('textbox', { name: 'Slug' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(next);
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Update the links' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Change address' });
  for (let presses = 0; presses < 12 && !(await submit.and(page.locator(':focus')).count()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await responseAt(page, `/${slug}`)).toEqual([301, `/${next}`]);
});

test('every panel of the editor is accessible in both themes', async ({ page }) => {
  test.slow();
  await signInByRequest(page);
  const { id } = await createTestPage(page, {
    title: 'All panels',
    slug: uniqueWord(),
    blocks: [headingBlock('h1', '')],
  });
  await openEditor(page, id, 'All panels');
  await expect(page.getByRole('region', { name: 'Publication checks' })).toContainText('1 to fix');
  for (const name of ['Page settings', 'SEO', 'Translations']) {
    await openActivity(page, name);
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});
