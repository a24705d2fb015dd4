import type { Page } from '@playwright/test';
import { ask } from '../support/browser/ask.ts';
import { headingBlock, imageBlock, type StoredBlock } from '../support/browser/blocks.ts';
import { addPicture } from '../support/browser/media.ts';
import { makeMark } from '../support/browser/names.ts';
import { makePage, publishPages, requestPublication, storePage } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByCall } from '../support/browser/sign-in.ts';
import { hostileAddresses, hostileProps, payloads } from '../support/hostile/payloads.ts';
import { findInjected, setTrap, type Trap } from '../support/hostile/trap.ts';
import { someOf } from '../support/some-of.ts';
import { isLong } from '../support/generated.ts';
import { expect, test } from '../support/browser/test.ts';

/** The texts that are tried out. */
const texts = someOf(payloads, 6);

/** Blocks whose fields are opened in the editor, one after another: each of so many. */
const stride = isLong ? 1 : 10;

/** Blocks on one page: more than any page has, and few enough for the editor to open. */
const perPage = 400;

const block = (type: string, key: string, props: object): StoredBlock => ({
  ...headingBlock(key, ''),
  type,
  props,
});

/** What the server keeps of these, each asked about alone: a refusal is as good as a harmless text. */
async function listAccepted(page: Page, blocks: readonly StoredBlock[]): Promise<StoredBlock[]> {
  const title = `Tried out ${makeMark()}`;
  const { id } = await makePage(page, { title });
  const accepted: StoredBlock[] = [];
  for (const one of blocks) {
    const isKept = await storePage(page, id, { title, blocks: [one] }).then(
      () => true,
      () => false,
    );
    if (isKept) accepted.push(one);
  }
  return accepted;
}

/** The blocks that do not hinder publishing the page. */
async function dropUnfinished(page: Page, pageID: number, blocks: readonly StoredBlock[]): Promise<StoredBlock[]> {
  const query = 'query ($pageID: Int!) { publishingChecks(pageID: $pageID) { errors { property } } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { pageID } } });
  const { data } = (await answer.json()) as { data: { publishingChecks: { errors: { property: string }[] } } };
  const { errors } = data.publishingChecks;
  return blocks.filter(({ key }) => !errors.some(({ property }) => property.startsWith(`block.${key}.`)));
}

async function expectQuiet(page: Page, { caught }: Trap, where: string): Promise<void> {
  expect(await findInjected(page), where).toEqual([]);
  expect(caught, where).toEqual([]);
}

/** Opens the fields of the blocks, so that each input and the rich text editor read what is stored. */
async function openFields(page: Page, blocks: readonly StoredBlock[]): Promise<void> {
  const rows = page.locator('li[data-block]');
  for (let index = 0; index < blocks.length; index += stride) {
    await rows.nth(index).locator('> button').click();
    await expect(rows.nth(index)).toHaveAttribute('data-selected', 'true');
  }
}

/** In editor, history, review, preview and, published, on the site: nothing of these blocks runs. */
async function expectHarmless(page: Page, blocks: readonly StoredBlock[]): Promise<void> {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const trap = await setTrap(page.context(), origin);
  trap.watch(page);
  for (let first = 0; first < blocks.length; first += perPage)
    await expectHarmlessPage(page, trap, blocks.slice(first, first + perPage));
}

async function expectHarmlessPage(page: Page, trap: Trap, blocks: readonly StoredBlock[]): Promise<void> {
  const title = `Written by somebody hostile ${makeMark()}`;
  const { id, slug } = await makePage(page, { title, blocks: [...blocks] });

  await openEditor(page, id, title);
  const shown = page.frameLocator('#preview-frame').locator('[data-puck-component]');
  await expect(shown).toHaveCount(blocks.length, { timeout: 30_000 });
  await openFields(page, blocks);
  await expectQuiet(page, trap, 'editor');

  await storePage(page, id, { title, blocks: await dropUnfinished(page, id, blocks) });
  const versionID = await requestPublication(page, id, payloads.join('\n').slice(0, 5000));
  for (const path of [`publication-requests/${versionID}`, `pages/${id}/history`, `pages/${id}/history?view=pages`]) {
    await page.goto(`/cmsadmin/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectQuiet(page, trap, path);
  }

  const { sharePreview } = await ask<{ sharePreview: { url: string } }>(
    page,
    'mutation ($id: Int!) { sharePreview(pageVersionID: $id, days: 1) { url errors { code } } }',
    { id: versionID },
  );
  await publishPages(page, id);
  for (const address of [sharePreview.url, `/${slug}`]) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *'))
        for (const kind of ['mouseover', 'focus', 'pointerrawupdate'])
          element.dispatchEvent(new Event(kind, { bubbles: true }));
    });
    await expectQuiet(page, trap, address);
  }
}

test.beforeEach(async ({ page }) => {
  test.slow();
  if (isLong) test.setTimeout(20 * 60_000);
  await signInByCall(page);
});

test('there are at least 200 hostile texts, each another', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  expect(new Set(payloads).size).toBe(payloads.length);
});

test('none runs from a text', async ({ page }) => {
  const quotes = texts.map((text, index) => block('quote', `q${index}`, { text, source: text.slice(0, 255) }));
  await expectHarmless(page, quotes);
});

test('none runs from a rich text', async ({ page }) => {
  const kept = await listAccepted(
    page,
    texts.map((html, index) => block('rich-text', `r${index}`, { html: `<p>Words</p>${html}` })),
  );
  expect(kept.length).toBeGreaterThan(texts.length / 20);
  await expectHarmless(page, kept);
});

test('none runs from a link, a class or an anchor, a JSON value, or the text for a picture', async ({ page }) => {
  const links = someOf(hostileAddresses, 3).flatMap((value, index) =>
    ['external', 'internal', 'anchor', 'mail', 'phone'].map((kind) =>
      block('call-to-action', `l${index}${kind}`, { title: 'Words', text: '', label: 'Words', link: { kind, value } }),
    ),
  );
  const json = hostileProps.flatMap((props, index) =>
    ['heading', 'rich-text', 'no-such-block'].map((type, place) => block(type, `j${index}-${place}`, props)),
  );
  const names = someOf(texts, 4).flatMap((text, index) => [
    { ...headingBlock(`a${index}`, 'Words'), anchorPoint: text },
    { ...headingBlock(`c${index}`, 'Words'), props: { text: 'Words', level: text } },
    { ...headingBlock(`t${index}`, 'Words'), type: text.slice(0, 255) },
    { ...headingBlock(text.slice(0, 255), 'Words') },
  ]);
  const fileID = await addPicture(page, '/', { name: `hostile-${Date.now()}.jpg`, colour: '#445566' });
  const pictures = someOf(texts, 4).map((altText, index) =>
    imageBlock(`p${index}`, {
      fileID,
      fileName: altText.slice(0, 255),
      altText,
      decorative: false,
      cropParams: null,
    }),
  );
  const kept = await listAccepted(page, [...json, ...names]);
  await expectHarmless(page, [...links, ...kept, ...pictures]);
});

test("none gets out of a page's head: title, search texts and keywords", async ({ page }) => {
  const trap = await setTrap(page.context(), new URL(test.info().project.use.baseURL ?? '').origin);
  trap.watch(page);
  const { id, slug } = await makePage(page, { title: `A head ${makeMark()}`, blocks: [headingBlock('h', 'Words')] });
  for (const text of someOf(texts, 4)) {
    const { page: stored } = await ask<{ page: { pageVersion: { id: number } } }>(
      page,
      'query ($id: Int!) { page(id: $id) { pageVersion { id } } }',
      { id },
    );
    const head = { title: text.slice(0, 255), seoTitle: text.slice(0, 255), seoDescription: text, seoKeywords: [text] };
    const none = { images: [], files: [] };
    await ask(
      page,
      'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code property } } }',
      { input: { id: stored.pageVersion.id, ...head, seoImage: null, blocks: [], pageType: { props: {}, ...none } } },
    );
    await publishPages(page, id);
    await page.goto(`/${slug}`);
    await expect(page).toHaveTitle(/\S/);
    await expectQuiet(page, trap, text);
  }
  await page.goto(`/cmsadmin/pages/${id}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectQuiet(page, trap, 'editor');
});
