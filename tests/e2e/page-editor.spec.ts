import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { administrator } from '../support/product.ts';

type Answer = { data: Record<string, Record<string, unknown>> };

async function ask(request: APIRequestContext, query: string, variables: object = {}): Promise<Answer['data']> {
  const response = await request.post('/graphql', { data: { query, variables } });
  return ((await response.json()) as Answer).data;
}

const createPage = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { page { id } } }';
const storeVersion =
  'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code } } }';
const readVersion = `query ($id: Int!) { page(id: $id) { pageVersion { id revision title blocks { type props } } } }`;

/** Opens the editor of a new page with these headings as its blocks. */
async function openNewPage(page: Page, headings: readonly string[] = []) {
  const { request } = page;
  await ask(
    request,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    administrator,
  );
  const slug = `editor-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const input = { title: 'In the editor', slug, type: 'default', locale: 'en' };
  const created = (await ask(request, createPage, { input })) as { createPage: { page: { id: number } } };
  const { id } = created.createPage.page;
  if (headings.length > 0) await storeElsewhere(page, { id, title: 'In the editor', headings });
  await page.goto(`/cmsadmin/pages/${id}`);
  await expect(page.getByRole('heading', { name: 'In the editor', level: 1 }).first()).toBeVisible();
  return { id, path: `/${slug}` };
}

/** A store by another browser. */
async function storeElsewhere(
  page: Page,
  { id, title, headings }: { id: number; title: string; headings: readonly string[] },
) {
  const { pageVersion } = (await ask(page.request, readVersion, { id })).page as {
    pageVersion: { id: number; revision: number };
  };
  const none = { images: [], files: [] };
  const blocks = headings.map((text, index) => ({
    type: 'heading',
    key: `k${index}`,
    anchorPoint: '',
    props: { text, level: '2' },
    ...none,
  }));
  const head = { title, seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };
  const input = {
    id: pageVersion.id,
    revision: pageVersion.revision,
    ...head,
    blocks,
    pageType: { props: {}, ...none },
  };
  await ask(page.request, storeVersion, { input });
}

const canvas = (page: Page) => page.frameLocator('#preview-frame');
const blocks = (page: Page) => canvas(page).locator('[data-puck-component]');

async function expectBlocks(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute('aria-label'))))
    .toEqual(names);
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** Presses Tab until the control with that name has the focus. */
async function tabTo(page: Page, role: 'button', name: RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await control.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

test('a page is built, stored and published by keyboard alone, and each step is spoken', async ({ page }) => {
  const { path } = await openNewPage(page);
  const words = [
    ['Heading', 'By keyboard'],
    ['Text', 'A paragraph.'],
    ['Quote', 'Somebody said so.'],
  ] as const;
  for (const [block, text] of words) {
    await tabTo(page, 'button', /^Add block/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', new RegExp(`^${block} `));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: block }).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type(text);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Quote added, block 3 of 3.' })).toBeAttached();
  await expectBlocks(page, ['Heading: By keyboard', 'Text: A paragraph.', 'Quote: Somebody said so.']);
  await expectAccessible(page);

  await blocks(page).nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Quote moved, block 2 of 3.' })).toBeAttached();
  await expect(blocks(page).nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expectBlocks(page, ['Quote: Somebody said so.', 'Heading: By keyboard', 'Text: A paragraph.']);
  await page.keyboard.press('Control+z');
  await expectBlocks(page, ['Heading: By keyboard', 'Quote: Somebody said so.', 'Text: A paragraph.']);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await tabTo(page, 'button', /^Publish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The page is published.' })).toBeAttached();
  const html = await (await page.request.get(path)).text();
  expect(html.indexOf('By keyboard')).toBeLessThan(html.indexOf('Somebody said so.'));
});

test('a store that meets a newer one loses neither: the newer is loaded and one’s own brought back', async ({
  page,
}) => {
  const { id } = await openNewPage(page, ['First', 'Second']);
  await blocks(page).first().click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Mine');
  await storeElsewhere(page, { id, title: 'Stored elsewhere', headings: ['Theirs'] });
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Conflict/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expectBlocks(page, ['Heading: Theirs']);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expectBlocks(page, ['Heading: Mine', 'Heading: Second']);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved /)).toBeVisible();
});

test('a failed store keeps the work, says so, and leaving asks first', async ({ page }) => {
  await openNewPage(page, ['First']);
  await page.route('**/graphql', (route) => route.abort());
  await blocks(page).first().click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Typed while offline');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save the page, please try again later.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expectBlocks(page, ['Heading: Typed while offline']);
});

test('blocks are dragged on the canvas, and undo puts them back', async ({ page }) => {
  await openNewPage(page, ['One', 'Two', 'Three']);
  await expect(blocks(page)).toHaveCount(3);
  const from = await blocks(page).nth(0).boundingBox();
  const to = await blocks(page).nth(2).boundingBox();
  if (!from || !to) throw new Error('The blocks are not shown');
  await page.mouse.move(from.x + 120, from.y + from.height / 2);
  await page.mouse.down();
  // Held for a moment, so that it is a drag and not a click.
  await page.waitForTimeout(300);
  await page.mouse.move(to.x + 120, to.y + to.height / 2, { steps: 30 });
  await page.waitForTimeout(300);
  await page.mouse.move(to.x + 120, to.y + to.height / 2 + 12, { steps: 6 });
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expectBlocks(page, ['Heading: Two', 'Heading: Three', 'Heading: One']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectBlocks(page, ['Heading: One', 'Heading: Two', 'Heading: Three']);
});

test('at phone width the panel comes from below and the activities are a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewPage(page, ['First', 'Second']);
  await blocks(page).nth(1).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('On the phone');
  await expectBlocks(page, ['Heading: First', 'Heading: On the phone']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Move Heading up' }).last().click();
  await expectBlocks(page, ['Heading: On the phone', 'Heading: First']);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(
    page.getByRole('complementary', { name: 'Publish' }).getByText('Published', { exact: true }),
  ).toBeVisible();
});
