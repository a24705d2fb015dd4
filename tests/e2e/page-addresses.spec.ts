import type { Page } from '@playwright/test';
import { headingBlock, linkBlock } from '../support/browser/blocks.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { makeMark } from '../support/browser/names.ts';
import { makePage, publishPages, readPage, storePage } from '../support/browser/pages.ts';
import { openActivity, openEditor } from '../support/browser/screens.ts';
import { signInByCall } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const answerAt = async (page: Page, path: string) => {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location ?? null];
};

/** A published page, another one that links to it, and the first one's settings on the screen. */
async function openLinkedPage(page: Page) {
  await signInByCall(page);
  const { id, slug } = await makePage(page, { title: 'Opening hours', slug: `opening-hours-${makeMark()}` });
  await publishPages(page, id);
  const visit = { title: 'Visit us', slug: makeMark(), blocks: [linkBlock('l1', slug)] };
  const linking = await makePage(page, visit);
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

test('a new address shows first who links to the old one, which then leads on; links are updated', async ({ page }) => {
  const { slug, next, linking } = await openLinkedPage(page);
  await changeSlug(page, next);
  await expect(page.getByRole('dialog')).toContainText('1 page links there');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Update the links' }).check();
  await confirm(page);
  await expect(page.getByRole('status').filter({ hasText: `The address is now /${next}.` })).toBeAttached();
  await expect(page.getByText(`/${next}`, { exact: true }).first()).toBeVisible();
  expect(await answerAt(page, `/${slug}`)).toEqual([301, `/${next}`]);
  expect((await answerAt(page, `/${next}`))[0]).toBe(200);
  await expect.poll(() => linkOnSite(page, linking.slug)).toBe(`/${next}`);
});

test('links can be left as they are, and then lead by way of the old address', async ({ page }) => {
  const { slug, next, linking } = await openLinkedPage(page);
  await changeSlug(page, next);
  await page.getByRole('radio', { name: 'Leave the links as they are' }).check();
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await answerAt(page, `/${slug}`)).toEqual([301, `/${next}`]);
  expect(await linkOnSite(page, linking.slug)).toBe(`/${slug}`);
});

test('a slug that is taken says so, and one that was taken meanwhile says so under its field', async ({ page }) => {
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
  await makePage(page, { title: 'Faster', slug: late });
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This slug is already taken by Faster.')).toBeVisible();
  expect((await readPage(page, id)).slug).toBe(slug);
});

test('a typed slug is unsaved until it is saved with the page, and saving shows a refused one', async ({ page }) => {
  const { id, slug, next, linking } = await openLinkedPage(page);
  const bar = page.getByRole('main');
  const field = page.getByRole('textbox', { name: 'Slug' });
  await expect(bar).toContainText('Visitors see the newest version.');
  await field.fill(next);
  await expect(bar).toContainText('Slug not saved');
  await expect(bar).toContainText('The new slug is not saved yet.');
  await expect(bar).not.toContainText('Visitors see the newest version.');
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await expect(page.getByRole('dialog')).toContainText('The slug you typed is not saved. It is lost when you leave.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await openActivity(page, 'SEO');
  await page.keyboard.press('Control+s');
  await expect(bar).toContainText(/Saved/);
  await expect(bar).toContainText(`/${next}`);
  expect((await readPage(page, id)).slug).toBe(next);
  expect(await answerAt(page, `/${slug}`)).toEqual([301, `/${next}`]);

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

test('where slugs cannot be typed, the address follows from the saved title', async ({ page }) => {
  await signInByCall(page);
  const stamp = Date.now();
  const { id } = await makePage(page, { title: `Kerk ${stamp}`, locale: 'nl-nl', slug: `kerk-${stamp}` });
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
  await expect(page.getByText('In Dutch the slug follows from the title and cannot be typed.')).toBeVisible();
  await expect(page.getByText(`/nl-nl/kerk-open-${stamp}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change address' }).click();
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveValue(`kerk-open-${stamp}`);
  // What the editor asks by itself may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the address is changed by keyboard alone', async ({ page }) => {
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
  expect(await answerAt(page, `/${slug}`)).toEqual([301, `/${next}`]);
});

test('every panel of the editor is accessible in both themes', async ({ page }) => {
  test.slow();
  await signInByCall(page);
  const { id } = await makePage(page, { title: 'All panels', slug: makeMark(), blocks: [headingBlock('h1', '')] });
  await openEditor(page, id, 'All panels');
  await expect(page.getByRole('region', { name: 'Publication checks' })).toContainText('1 to fix');
  for (const name of ['Page settings', 'SEO', 'Translations']) {
    await openActivity(page, name);
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});
