import type { Locator, Page, Response } from '@playwright/test';
import { queryGraphQL, runPageMutation } from '../support/browser/graphql.ts';
import { dragByTouch, middleOf } from '../support/browser/drag-by-touch.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages } from '../support/browser/pages.ts';
import { recordCalls } from '../support/browser/record-calls.ts';
import { dialog, openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

type Item = { label: string; href: string | null; children: Item[] };

const entry = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Move “${name}” with the arrow keys` });
const pageSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Page to link to' });

/** What visitors see of a menu, as `label(children)`; null if there is none. */
async function readMenu(page: Page, name: string, locale = 'en'): Promise<string | null> {
  const query = new URLSearchParams({ name, locale });
  const response = await page.request.get(`/api/ximblox/menu/published?${query}`);
  if (response.status() === 404) return null;
  const print = (items: Item[]): string =>
    items.map(({ label, children }) => label + (children.length > 0 ? `(${print(children)})` : '')).join(' ');
  return print(((await response.json()) as { items: Item[] }).items);
}

async function makeMenu(page: Page, name: string, labels: readonly string[] = []): Promise<number> {
  const { createMenu } = await queryGraphQL<{ createMenu: { menu: { id: number } } }>(
    page,
    'mutation ($name: String!) { createMenu(name: $name, locale: "en") { menu { id } errors { code } } }',
    { name },
  );
  const { id } = createMenu.menu;
  const items = labels.map(
    (label) => `{ key: "${label}", label: "${label}", link: { kind: ANCHOR, value: "${label}" } }`,
  );
  await runPageMutation(page, `storeMenu(id: ${id}, items: [${items.join()}])`);
  return id;
}

/** Whether a response is for a page search with all of these words. */
const isSearchFor = (response: Response, words: string): boolean =>
  (response.request().postData() ?? '').includes(JSON.stringify(words));

const openMenu = (page: Page, name: string) => openScreen(page, `menu-structure?locale=en&menu=${name}`);

test('a menu is created, filled and reordered by keyboard, and a publication can be undone', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const roof = await createTestPage(page, { title: `Roof ${mark}`, blocks: [] });
  const tower = await createTestPage(page, { title: `Tower ${mark}`, blocks: [] });
  await publishPages(page, roof.id);
  const calls = recordCalls(page);

  await openScreen(page, 'menu-structure');
  await page.getByRole('button', { name: 'New menu' }).click();
  await dialog(page).getByLabel('Name').fill(' ');
  await dialog(page).getByRole('button', { name: 'Create menu' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Name').fill(mark);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This menu is empty' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect(pageSearch(page)).toBeFocused();
  await page.keyboard.type('Ro');
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  expect(calls).not.toContain('MenuTargets');
  const responded = page.waitForResponse((response) => isSearchFor(response, `Roof ${mark}`));
  await page.keyboard.type(`of ${mark}`);
  await responded;
  await expect(page.getByRole('option', { name: `Roof ${mark}` })).toBeVisible();
  expect(calls).toContain('MenuTargets');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose another page' })).toBeFocused();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await pageSearch(page).fill(`Tower ${mark}`);
  await page.getByRole('option', { name: `Tower ${mark}` }).click();
  await expect(page.getByText('The page is not published.')).toBeVisible();
  await expect(entry(page, `Tower ${mark}`)).toContainText('Not shown');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('combobox', { name: 'Link type' }).click();
  await page.getByRole('option', { name: 'Other website' }).click();
  await page.getByLabel('Web address').fill('example.org');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type('Elsewhere');
  expect(await readMenu(page, mark)).toBeNull();

  await handle(page, `Tower ${mark}`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('status').filter({ hasText: `Tower ${mark} moved, 1 of 1 below Roof ${mark}.` }),
  ).toBeAttached();
  await expect(handle(page, `Tower ${mark}`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'It cannot be moved further.' })).toBeAttached();
  await handle(page, 'Elsewhere').focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle(page, 'Elsewhere')).toBeFocused();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => readMenu(page, mark)).toBe(`Elsewhere Roof ${mark}`);
  await publishPages(page, tower.id);
  expect(await readMenu(page, mark)).toBe(`Elsewhere Roof ${mark}(Tower ${mark})`);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readMenu(page, mark)).toBeNull();
  await expect(entry(page, 'Elsewhere')).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('dragging by touch moves an entry by its handle, to another position and level', async ({ page }) => {
    const mark = uniqueWord();
    await signInByRequest(page);
    await makeMenu(page, mark, ['one', 'two', 'three']);
    await openMenu(page, mark);
    const from = await middleOf(handle(page, 'three'));
    const to = await middleOf(handle(page, 'one'));
    await dragByTouch(page, from, { ...to, y: to.y + 30 }, { x: to.x + 30, y: to.y + 12 });
    await expect(entry(page, 'three')).toHaveAttribute('aria-level', '2');
    await expect(entry(page, 'three')).toHaveAttribute('aria-posinset', '1');
  });
});

test('entries are dragged to another position and level, removed, and restored', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  await makeMenu(page, mark, ['one', 'two', 'three']);
  await openMenu(page, mark);
  const places = () =>
    page
      .getByRole('list', { name: `Entries of “${mark}”` })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map(
          (item) =>
            `${item.getAttribute('aria-level')} ${item.querySelector('button[aria-expanded] span')?.textContent}`,
        ),
      );
  await expect.poll(places).toEqual(['1 one', '1 two', '1 three']);
  await handle(page, 'three').dragTo(entry(page, 'one'), { targetPosition: { x: 40, y: 40 } });
  await expect.poll(places).toEqual(['1 one', '2 three', '1 two']);
  await handle(page, 'one').dragTo(entry(page, 'two'), { targetPosition: { x: 5, y: 40 } });
  await expect.poll(places).toEqual(['1 two', '1 one', '2 three']);

  await page.getByRole('button', { name: 'Actions for “one”' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(places).toEqual(['1 two']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(places).toEqual(['1 two', '1 one', '2 three']);

  await page.getByRole('link', { name: 'header', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('list', { name: 'Entries of “header”' })).toBeVisible();
  await page.getByRole('link', { name: mark, exact: true }).click();
  await expect.poll(places).toEqual(['1 two', '1 one', '2 three']);
});

test("another user's newer menu can be loaded or overwritten", async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const id = await makeMenu(page, mark, ['one']);
  await openMenu(page, mark);
  const theirs = (label: string) =>
    runPageMutation(
      page,
      `storeMenu(id: ${id}, items: [{ key: "x", label: "${label}", link: { kind: ANCHOR, value: "x" } }])`,
    );
  const change = async () => {
    await page.getByRole('button', { name: /^one|^theirs/ }).click();
    await page.getByLabel('Text', { exact: true }).fill('mine');
    await page.getByRole('button', { name: 'Save draft' }).click();
  };
  await expect(entry(page, 'one')).toBeVisible();
  await theirs('theirs');
  await change();
  await expect(page.getByText('Somebody else saved this menu in the meantime.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(entry(page, 'theirs')).toBeVisible();
  await theirs('theirs again');
  await change();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Somebody else saved this menu in the meantime.')).toBeHidden();
  await page.reload();
  await expect(entry(page, 'mine')).toBeVisible();
});

test('the footer of the site follows its menu, in the language of the page', async ({ page }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  await openScreen(page, 'menu-structure?locale=fr-fr&menu=footer');
  const before = await readMenu(page, 'footer', 'fr-fr');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('combobox', { name: 'Link type' }).click();
  await page.getByRole('option', { name: 'E-mail address' }).click();
  await page.getByLabel('E-mail address to link to').fill('mailto:info@example.org');
  await page.getByLabel('Text', { exact: true }).fill(mark);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => readMenu(page, 'footer', 'fr-fr')).toBe(`${before} ${mark}`);
  const visitor = await page.context().newPage();
  await visitor.goto('/fr-fr');
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: mark })).toHaveAttribute(
    'href',
    'mailto:info@example.org',
  );
  await visitor.goto('/nl-nl');
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: mark })).toHaveCount(0);

  await page.getByRole('button', { name: 'More actions for the menu “footer”' }).click();
  await page.getByRole('menuitem', { name: 'Undo the last publication' }).click();
  await dialog(page).getByRole('button', { name: 'Undo the last publication' }).click();
  await expect.poll(() => readMenu(page, 'footer', 'fr-fr')).toBe(before);
  await visitor.goto('/fr-fr');
  await expect(visitor.getByRole('contentinfo')).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: mark })).toHaveCount(0);
  await page.getByRole('button', { name: `Actions for “${mark}”` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
});

test('without the permission to manage menus there is a message, and no navigation item', async ({ windows }) => {
  const { page, context } = await openStaffWindow(windows, { role: 'Editor', name: uniqueWord() });
  await openScreen(page, 'menu-structure');
  await expect(page.getByText('“Manage the menu”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Menu structure' })).toBeHidden();
  await context.close();
});
