import type { Page } from '@playwright/test';
import { queryGraphQL } from '../support/browser/graphql.ts';
import { headingBlock, imageBlock, type StoredBlock } from '../support/browser/blocks.ts';
import { addImage } from '../support/browser/media.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, requestPublication, storePage } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { hostileAddresses, hostileProps, payloads } from '../support/hostile/payloads.ts';
import { findInjected, installXSSDetector, type XSSDetector } from '../support/hostile/xss-detector.ts';
import { sampleCases } from '../support/sample-cases.ts';
import { isLongRun } from '../support/random.ts';
import { expect, test } from '../support/browser/test.ts';

/** The texts to try. */
const texts = sampleCases(payloads, 6);

/** The fields of every nth block are opened in the editor. */
const nthBlock = isLongRun ? 1 : 10;

/** Blocks on one page: more than usual, and few enough for the editor to open. */
const perPage = 400;

const block = (type: string, key: string, props: object): StoredBlock => ({
  ...headingBlock(key, ''),
  type,
  props,
});

/** The texts that the server accepts, each sent alone: a refusal is as good as a harmless text. */
async function listAccepted(page: Page, blocks: readonly StoredBlock[]): Promise<StoredBlock[]> {
  const title = `Tried out ${uniqueWord()}`;
  const { id } = await createTestPage(page, { title });
  const accepted: StoredBlock[] = [];
  for (const one of blocks) {
    const isStored = await storePage(page, id, { title, blocks: [one] }).then(
      () => true,
      () => false,
    );
    if (isStored) accepted.push(one);
  }
  return accepted;
}

/** The blocks that do not block publishing the page. */
async function removeBlockingBlocks(
  page: Page,
  pageID: number,
  blocks: readonly StoredBlock[],
): Promise<StoredBlock[]> {
  const query = 'query ($pageID: Int!) { publishingChecks(pageID: $pageID) { errors { property } } }';
  const response = await page.request.post('/graphql', { data: { query, variables: { pageID } } });
  const { data } = (await response.json()) as { data: { publishingChecks: { errors: { property: string }[] } } };
  const { errors } = data.publishingChecks;
  return blocks.filter(({ key }) => !errors.some(({ property }) => property.startsWith(`block.${key}.`)));
}

async function expectNoFindings(page: Page, { findings }: XSSDetector, where: string): Promise<void> {
  expect(await findInjected(page), where).toEqual([]);
  expect(findings, where).toEqual([]);
}

/** Opens the fields of the blocks, so that each input and the rich text editor read what is stored. */
async function openFields(page: Page, blocks: readonly StoredBlock[]): Promise<void> {
  const rows = page.locator('li[data-block]');
  for (let index = 0; index < blocks.length; index += nthBlock) {
    await rows.nth(index).locator('> button').click();
    await expect(rows.nth(index)).toHaveAttribute('data-selected', 'true');
  }
}

/** In editor, history, review, preview and, after publishing, on the site: nothing of these blocks runs. */
async function expectHarmless(page: Page, blocks: readonly StoredBlock[]): Promise<void> {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const detector = await installXSSDetector(page.context(), origin);
  detector.watch(page);
  for (let first = 0; first < blocks.length; first += perPage)
    await expectHarmlessPage(page, detector, blocks.slice(first, first + perPage));
}

async function expectHarmlessPage(page: Page, detector: XSSDetector, blocks: readonly StoredBlock[]): Promise<void> {
  const title = `Written by somebody hostile ${uniqueWord()}`;
  const { id, slug } = await createTestPage(page, { title, blocks: [...blocks] });

  await openEditor(page, id, title);
  const shown = page.frameLocator('#preview-frame').locator('[data-puck-component]');
  await expect(shown).toHaveCount(blocks.length, { timeout: 30_000 });
  await openFields(page, blocks);
  await expectNoFindings(page, detector, 'editor');

  await storePage(page, id, { title, blocks: await removeBlockingBlocks(page, id, blocks) });
  const versionID = await requestPublication(page, id, payloads.join('\n').slice(0, 5000));
  for (const path of [`publication-requests/${versionID}`, `pages/${id}/history`, `pages/${id}/history?view=pages`]) {
    await page.goto(`/cmsadmin/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page, detector, path);
  }

  const { sharePreview } = await queryGraphQL<{ sharePreview: { url: string } }>(
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
    await expectNoFindings(page, detector, address);
  }
}

test.beforeEach(async ({ page }) => {
  test.slow();
  if (isLongRun) test.setTimeout(20 * 60_000);
  await signInByRequest(page);
});

test('there are at least 200 different hostile texts', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  expect(new Set(payloads).size).toBe(payloads.length);
});

test('none runs from a text', async ({ page }) => {
  const quotes = texts.map((text, index) => block('quote', `q${index}`, { text, source: text.slice(0, 255) }));
  await expectHarmless(page, quotes);
});

test('none runs from a rich text', async ({ page }) => {
  const saved = await listAccepted(
    page,
    texts.map((html, index) => block('rich-text', `r${index}`, { html: `<p>Words</p>${html}` })),
  );
  expect(saved.length).toBeGreaterThan(texts.length / 20);
  await expectHarmless(page, saved);
});

test('none runs from a link, a class or an anchor, a JSON value, or an alternative text', async ({ page }) => {
  const links = sampleCases(hostileAddresses, 3).flatMap((value, index) =>
    ['external', 'internal', 'anchor', 'mail', 'phone'].map((kind) =>
      block('call-to-action', `l${index}${kind}`, { title: 'Words', text: '', label: 'Words', link: { kind, value } }),
    ),
  );
  const json = hostileProps.flatMap((props, index) =>
    ['heading', 'rich-text', 'no-such-block'].map((type, place) => block(type, `j${index}-${place}`, props)),
  );
  const names = sampleCases(texts, 4).flatMap((text, index) => [
    { ...headingBlock(`a${index}`, 'Words'), anchorPoint: text },
    { ...headingBlock(`c${index}`, 'Words'), props: { text: 'Words', level: text } },
    { ...headingBlock(`t${index}`, 'Words'), type: text.slice(0, 255) },
    { ...headingBlock(text.slice(0, 255), 'Words') },
  ]);
  const fileID = await addImage(page, '/', { name: `hostile-${Date.now()}.jpg`, colour: '#445566' });
  const images = sampleCases(texts, 4).map((altText, index) =>
    imageBlock(`p${index}`, {
      fileID,
      fileName: altText.slice(0, 255),
      altText,
      decorative: false,
      cropParams: null,
    }),
  );
  const saved = await listAccepted(page, [...json, ...names]);
  await expectHarmless(page, [...links, ...saved, ...images]);
});

test("none escapes from a page's head: title, SEO texts and keywords", async ({ page }) => {
  const detector = await installXSSDetector(page.context(), new URL(test.info().project.use.baseURL ?? '').origin);
  detector.watch(page);
  const { id, slug } = await createTestPage(page, {
    title: `A head ${uniqueWord()}`,
    blocks: [headingBlock('h', 'Words')],
  });
  for (const text of sampleCases(texts, 4)) {
    const { page: stored } = await queryGraphQL<{ page: { pageVersion: { id: number } } }>(
      page,
      'query ($id: Int!) { page(id: $id) { pageVersion { id } } }',
      { id },
    );
    const head = { title: text.slice(0, 255), seoTitle: text.slice(0, 255), seoDescription: text, seoKeywords: [text] };
    const none = { images: [], files: [] };
    await queryGraphQL(
      page,
      'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code property } } }',
      { input: { id: stored.pageVersion.id, ...head, seoImage: null, blocks: [], pageType: { props: {}, ...none } } },
    );
    await publishPages(page, id);
    await page.goto(`/${slug}`);
    await expect(page).toHaveTitle(/\S/);
    await expectNoFindings(page, detector, text);
  }
  await page.goto(`/cmsadmin/pages/${id}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoFindings(page, detector, 'editor');
});
