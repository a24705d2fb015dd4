import type { Page } from '@playwright/test';
import { queryGraphQL } from '../support/browser/graphql.ts';
import { headingBlocks, textBlock } from '../support/browser/blocks.ts';
import { expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, readPage, storePage } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { administrator } from '../support/product.ts';
import { expect, test } from '../support/browser/test.ts';
import type { BrowserWindow, WindowPool } from '../support/browser/window-pool.ts';

const canvas = (page: Page) => page.frameLocator('#preview-frame');
const blocks = (page: Page) => canvas(page).locator('[data-puck-component]');
const saved = (page: Page) => page.getByText(/^Saved \d/);
const heading = (page: Page) => page.getByRole('textbox', { name: 'Heading' });

async function readHeadings(page: Page): Promise<(string | null)[]> {
  return blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute('aria-label')));
}

async function readTextsOnServer(page: Page, id: number): Promise<string[]> {
  const { pageVersion } = await readPage(page, id);
  return pageVersion.blocks.map(({ props }) => props.text ?? props.html ?? '');
}

async function edit(page: Page, index: number, text: string): Promise<void> {
  await blocks(page).nth(index).click();
  await heading(page).fill(text);
}

async function makeFilledPage(page: Page, texts: readonly string[]): Promise<number> {
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: 'Shared', slug: uniqueWord(), blocks: headingBlocks(...texts) });
  await openEditor(page, id, 'Shared');
  return id;
}

async function openOtherWindow(windows: WindowPool, id: number): Promise<BrowserWindow> {
  const window = await windows.open();
  const { page } = window;
  await signInByRequest(page);
  await openEditor(page, id, 'Shared');
  return window;
}

/** The texts of every state in the page's history. */
async function readHistoryTexts(page: Page, id: number): Promise<string> {
  const { pageHistory } = await queryGraphQL<{ pageHistory: { items: object[] } }>(
    page,
    'query ($id: Int!) { pageHistory(pageID: $id) { items { pageVersion { blocks { props } } } } }',
    { id },
  );
  return JSON.stringify(pageHistory.items);
}

test('work is stored automatically, undo works across it, and viewing a page stores nothing', async ({ page }) => {
  const id = await makeFilledPage(page, ['One', 'Two']);
  const before = (await readPage(page, id)).pageVersion.revision;
  for (const index of [0, 1]) await blocks(page).nth(index).click();
  await edit(page, 0, 'First');
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['First', 'Two']);
  expect((await readPage(page, id)).pageVersion.revision).toBe(before + 1);
  await expect(saved(page)).toBeVisible();
  await edit(page, 1, 'Second');
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['First', 'Second']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: One', 'Heading: Two']);
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['One', 'Two']);
});

test('two browsers: changes of different blocks merge, of the same block ask, and neither loses anything', async ({
  page,
  windows,
}) => {
  const id = await makeFilledPage(page, ['One', 'Two', 'Three']);
  const { context, page: other } = await openOtherWindow(windows, id);
  // Each knows of the other before anything is stored.
  for (const window of [page, other]) await expect(window.getByText('Also open in another window')).toBeAttached();
  await edit(page, 0, 'Mine');
  await edit(other, 2, 'Theirs');
  for (const window of [page, other]) {
    await expect.poll(() => readHeadings(window)).toEqual(['Heading: Mine', 'Heading: Two', 'Heading: Theirs']);
  }
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['Mine', 'Two', 'Theirs']);

  await context.setOffline(true);
  await edit(page, 1, 'My second');
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['Mine', 'My second', 'Theirs']);
  await edit(other, 1, 'Their second');
  await edit(other, 0, 'Their first');
  await context.setOffline(false);
  const way = other.getByRole('button', { name: /^Conflict/ });
  await expect(way).toBeVisible();
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['Their first', 'My second', 'Theirs']);
  await expect
    .poll(() => readHeadings(other))
    .toEqual(['Heading: Their first', 'Heading: Their second', 'Heading: Theirs']);

  await way.click();
  const dialog = other.getByRole('dialog', { name: 'Conflicting changes' });
  await expect(dialog.getByText('Their second')).toBeVisible();
  await expect(dialog.getByText('My second')).toBeVisible();
  await expectAccessibleInBothThemes(other);
  await expect(dialog.getByRole('button', { name: 'Save choices' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect(dialog).toBeHidden();
  const all = ['Their first', 'Their second', 'My second', 'Theirs'];
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(all);
  await expect.poll(() => readHeadings(page)).toEqual(all.map((text) => `Heading: ${text}`));
});

/** Who else has the page open, as the editor reads it on opening. */
async function collaboratorsAfter(page: Page, open: () => Promise<unknown>): Promise<unknown[]> {
  type Announced = { data: { announcePresence: { presence: { company: unknown[] } } } };
  let company: unknown[] | undefined;
  const announced = page.waitForResponse(async (response) => {
    if (!response.request().postData()?.includes('"AnnouncePresence"')) return false;
    // The stream of the previous window ended with it.
    const body = await (response.json() as Promise<Announced>).catch(() => null);
    company = body?.data.announcePresence.presence.company;
    return company !== undefined;
  });
  await open();
  await announced;
  return company ?? [];
}

test('your own window before a reload or Back does not count as another window, a duplicated tab does', async ({
  page,
}) => {
  await makeFilledPage(page, ['One']);
  expect(await collaboratorsAfter(page, () => page.reload())).toEqual([]);
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await expect(page.getByRole('heading', { name: 'Page overview', level: 1 })).toBeVisible();
  expect(await collaboratorsAfter(page, () => page.goBack())).toEqual([]);
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => window.open(window.location.href));
  const twin = await popup;
  for (const tab of [page, twin]) await expect(tab.getByText('Also open in another window')).toBeAttached();
});

test('the rejected side of a conflict stays in the history', async ({ page }) => {
  const id = await makeFilledPage(page, ['One']);
  await page.context().setOffline(true);
  await edit(page, 0, 'My words');
  await storePage(page, id, { title: 'Shared', blocks: headingBlocks('Their words') });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Conflict/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Yours in another window' }).check();
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: Their words']);
  await expect(saved(page)).toBeVisible();
  const words = await readHistoryTexts(page, id);
  expect(words).toContain('My words');
  expect(words).toContain('Their words');
});

test('being offline is shown, and unsaved work is stored afterwards', async ({ page }) => {
  const id = await makeFilledPage(page, ['One']);
  await page.context().setOffline(true);
  await edit(page, 0, 'Typed offline');
  await expect(page.getByText('Offline, saved in this browser').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect(await readTextsOnServer(page, id)).toEqual(['Typed offline']);
});

test('a browser without room for unsaved work says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  const id = await makeFilledPage(page, ['One']);
  await page.context().setOffline(true);
  await edit(page, 0, 'Only in this window');
  const notice = page.getByText(/^This browser cannot store your changes/);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await expect(page.getByRole('dialog')).toContainText('They will be lost when you leave.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.context().setOffline(false);
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['Only in this window']);
  await expect(notice).toBeHidden();
});

/** Blocks every store request, even the last one on unload, which a test route would let through. */
async function holdStores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      sessionStorage.getItem('stores-held') && typeof init?.body === 'string' && init.body.includes('StorePageVersion')
        ? Promise.reject(new TypeError('held'))
        : fetch(input, init);
  });
  await page.reload();
  await page.evaluate(() => sessionStorage.setItem('stores-held', 'yes'));
}

test('unsaved work is restored after a reload, and offered after leaving without saving', async ({ page }) => {
  const id = await makeFilledPage(page, ['One', 'Two']);
  await holdStores(page);
  await edit(page, 0, 'Not stored');
  await expect(page.getByText('Offline, saved in this browser').first()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: Not stored', 'Heading: Two']);
  await expect(page.getByText(/^Your unsaved work from \d.* has been restored/)).toBeVisible();
  await edit(page, 1, 'Nor this');
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Page overview' })).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('stores-held'));

  await openEditor(page, id, 'Shared');
  await expect(page.getByText(/^This browser has unsaved work of yours from \d/)).toBeVisible();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: One', 'Heading: Two']);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: Not stored', 'Heading: Nor this']);
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['Not stored', 'Nor this']);
  await page.reload();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: Not stored', 'Heading: Nor this']);
  await expect(page.getByText(/This browser has unsaved work|has been restored/)).toBeHidden();
});

test('a session that ends while typing loses nothing', async ({ page }) => {
  const id = await makeFilledPage(page, ['One']);
  // The open editor polls for news, which may find the end of the session before the typed text is sent.
  await edit(page, 0, 'After the session');
  await queryGraphQL(page, 'mutation { logout { errors { code } } }');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail address').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => readHeadings(page)).toEqual(['Heading: After the session']);
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['After the session']);
});

test('the normalised text from the server neither moves the caret nor loses what is typed meanwhile', async ({
  page,
}) => {
  await signInByRequest(page);
  const { id } = await createTestPage(page, {
    title: 'Shared',
    slug: uniqueWord(),
    blocks: [textBlock('k0', 'One two')],
  });
  await openEditor(page, id, 'Shared');
  await blocks(page).first().click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Home');
  // The server writes a non-breaking space differently.
  await page.keyboard.insertText('A\u00a0b ');
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['<p>A\u00a0b One two</p>']);
  await page.keyboard.type('here ');
  await expect.poll(() => readTextsOnServer(page, id)).toEqual(['<p>A\u00a0b here One two</p>']);
  await expect(saved(page)).toBeVisible();
});
