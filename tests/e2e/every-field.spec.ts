import type { Page } from '@playwright/test';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../site/page-types/definitions.ts';
import type { BlockDefinition } from '../../site/shared/content-definition.ts';
import { queryGraphQL, runPageMutation } from '../support/browser/graphql.ts';
import { entry } from '../support/browser/builder.ts';
import { drivers, type FieldContext, type VisitorAssertion } from '../support/browser/field-drivers.ts';
import { everyField, fillFields, linkKindAt, linkKinds } from '../support/browser/fill-fields.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, readPage } from '../support/browser/pages.ts';
import { fieldAssertions } from '../support/browser/field-assertions.ts';
import { openActivity, openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { sampleCases } from '../support/sample-cases.ts';
import { expect, test } from '../support/browser/test.ts';

/**
 * Generated from the definitions of blocks and page types: every field is filled in with the mouse, saved, saved again
 * after another change and after a reload, published, and checked as a visitor.
 */
const blocks: readonly BlockDefinition[] = blockDefinitions;
const groups = [blocks.slice(0, 5), blocks.slice(5, 10), blocks.slice(10, 15), blocks.slice(15)];

test('every block is in a group, every kind of field has a driver, and links of all five kinds are set', () => {
  expect(groups.flat()).toEqual(blocks);
  for (const { field, owner, path } of everyField) {
    expect(drivers, `${owner}.${path}`).toHaveProperty(field.kind);
    if (field.kind === 'toggle' || field.kind === 'number')
      expect(fieldAssertions).toHaveProperty([`${owner}.${path}`]);
  }
  const links = everyField.filter(({ field }) => field.kind === 'link');
  expect(new Set(links.map(({ owner, path }) => linkKindAt(owner, path, 0)))).toEqual(new Set(linkKinds));
});

async function makeTarget(page: Page): Promise<FieldContext['target']> {
  const title = `Target ${uniqueWord()}`;
  const { id, slug } = await createTestPage(page, { title });
  await publishPages(page, id);
  return { title, slug };
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('data-status', 'saved');
  await expect(page.getByText('Not saved')).toHaveCount(0);
}

/** Changes the SEO title, saves, and waits until the server has it. */
async function changeSomethingElse(page: Page, id: number): Promise<void> {
  const title = `Found ${uniqueWord()}`;
  const panel = await openActivity(page, 'SEO');
  await panel.getByRole('textbox', { name: 'Title for search engines' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(title);
  await save(page);
  const query = 'query ($id: Int!) { page(id: $id) { pageVersion { seoTitle } } }';
  type Result = { page: { pageVersion: { seoTitle: string } } };
  await expect
    .poll(async () => (await queryGraphQL<Result>(page, query, { id })).page.pageVersion.seoTitle)
    .toBe(title);
}

/** Saves, saves again after another change, reloads, and saves once more: nothing that was filled in may change. */
async function saveOverAndOver(page: Page, id: number): Promise<void> {
  await save(page);
  const stored = await contentOf(page, id);
  await changeSomethingElse(page, id);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await changeSomethingElse(page, id);
  expect(await contentOf(page, id)).toEqual(stored);
}

const CONTENT = `query ($id: Int!) { page(id: $id) { pageVersion {
  title seoDescription seoKeywords seoImage { ...Image }
  blocks { type key anchorPoint props images { name items { ...Image } } files { name items { fileID fileName } } }
  pageType { props images { name items { ...Image } } files { name items { fileID fileName } } }
} } }
fragment Image on ImageItem { fileID fileName altText decorative
  cropParams { x y width height rotate scaleX scaleY } }`;

const contentOf = (page: Page, id: number) => queryGraphQL<object>(page, CONTENT, { id });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The page is published.' })).toBeAttached();
}

async function runAssertions(page: Page, path: string, assertions: readonly VisitorAssertion[]): Promise<void> {
  await page.goto(path);
  for (const sight of assertions) await sight(page);
}

/** A block of a page before anything is filled in, with empty lists. */
function emptyBlock({ id, fields, defaults }: BlockDefinition, key: string) {
  const withoutRows: Record<string, unknown> = { ...defaults };
  for (const { kind, name } of fields) if (kind === 'repeat') withoutRows[name] = [];
  return {
    type: id,
    key,
    anchorPoint: '',
    props: withoutRows,
    images: [],
    files: [],
  };
}

/** Fields that an image of the same block hides are checked in a second block without it. */
const withoutImage = ({ fields }: BlockDefinition): boolean =>
  fields.some((field) => field.kind === 'image' && !field.required);

for (const group of groups) {
  const names = group.map(({ id }) => id).join(', ');
  test(`every field is set with the mouse, saved again and again, and shown to visitors: ${names}`, async ({
    page,
  }) => {
    await signInByRequest(page);
    test.slow();
    const target = await makeTarget(page);
    const copies = group.flatMap((block) => (withoutImage(block) ? [block, block] : [block]));
    const title = `Filled in ${uniqueWord()}`;
    const made = copies.map((block, index) => emptyBlock(block, `k${index}`));
    const { id, slug } = await createTestPage(page, { title, blocks: made });
    await openEditor(page, id, title);
    const assertions: VisitorAssertion[] = [];
    const mark = uniqueWord();
    for (const [index, block] of copies.entries()) {
      await entry(page, index).click();
      const isSecond = copies[index - 1] === block;
      const filled = { page, owner: block, target, wordPrefix: `${mark}w${index}` };
      if (block.id === 'page-list') await createTaggedPages(page, `${filled.wordPrefix}tag0`);
      assertions.push(...(await fillFields({ ...filled, without: isSecond ? ['image'] : [] })));
      assertions.push(await setAnchor(page, `anchor-${index}`));
    }
    await saveOverAndOver(page, id);
    await publish(page);
    await runAssertions(page, `/${slug}`, assertions);
  });
}

/** The settings of every page type. */
async function fillSettings(page: Page, type: string, title: string): Promise<VisitorAssertion[]> {
  const panel = await openActivity(page, 'Page settings');
  await panel.getByRole('textbox', { name: 'Title', exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(title);
  // The risk check shows its question in place of a title.
  if (type === 'check') return [(visitor) => expect(visitor).toHaveTitle(/^Question 1 of /)];
  return [async (visitor) => expect(await visitor.content()).toContain(title)];
}

async function fillSEO(page: Page, mark: string): Promise<VisitorAssertion[]> {
  const panel = await openActivity(page, 'SEO');
  await panel.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type(`Described ${mark}`);
  await panel.locator('[data-field="seoKeywords"] input').first().click();
  await page.keyboard.type(`church ${mark},`);
  const at = panel.locator('[data-field="seoImage"]');
  const field = { kind: 'image', name: 'seoImage' } as const;
  const place = { page, at, word: mark, owner: 'seo', path: 'seoImage', rowIndex: 0, linkKind: 'internal' } as const;
  await drivers.image({ ...place, target: { title: '', slug: '' } }, field);
  return [
    (visitor) => expect(visitor.locator(`meta[name="description"][content="Described ${mark}"]`)).toBeAttached(),
    (visitor) => expect(visitor.locator(`meta[name="keywords"][content="church ${mark}"]`)).toBeAttached(),
    async (visitor) => {
      const address = await visitor.locator('meta[property="og:image"]').getAttribute('content');
      expect((await visitor.request.get(address ?? '')).status()).toBe(200);
    },
  ];
}

for (const type of sampleCases(pageTypeDefinitions, 2)) {
  test(`a page of the type ${type.id} has its settings and SEO set with the mouse, and visitors see them`, async ({
    page,
  }) => {
    await signInByRequest(page);
    test.slow();
    const target = await makeTarget(page);
    const wordPrefix = uniqueWord();
    const { id, slug } = await createTestPage(page, {
      title: `To be filled ${wordPrefix}`,
      slug: wordPrefix,
      type: type.id,
    });
    // Initial blocks have their own tests, and block publication while they are empty.
    if (type.initialBlocks.length > 0) await removeBlocks(page, id);
    await openEditor(page, id, `To be filled ${wordPrefix}`);
    const assertions = await fillSettings(page, type.id, `Settings of ${wordPrefix}`);
    assertions.push(...(await fillFields({ page, owner: type, target, wordPrefix })));
    if (type.id === 'default') assertions.push(...(await fillSEO(page, wordPrefix)));
    await saveOverAndOver(page, id);
    await publish(page);
    await runAssertions(page, `/${slug}`, assertions);
  });
}

async function setAnchor(page: Page, name: string): Promise<VisitorAssertion> {
  await page.locator('[data-field="anchorPoint"]').getByRole('textbox').click();
  await page.keyboard.type(name);
  return (visitor) => expect(visitor.locator(`main #${name}`)).toBeAttached();
}

/**
 * Pages with a tag: a list filtered by it shows one of the home pages, and neither the other one nor the newest page.
 */
async function createTaggedPages(page: Page, tag: string): Promise<void> {
  // Page lists use public tags only.
  await runPageMutation(page, `createTags(names: ["${tag}"], public: true)`);
  for (const type of ['home', 'home', 'default']) {
    const { id } = await createTestPage(page, { title: `Listed ${type} ${uniqueWord()}`, type });
    if (type === 'home') await fillHome(page, id);
    const query = 'mutation ($id: Int!, $tags: [String!]!) { tagPage(pageID: $id, tags: $tags) { errors { code } } }';
    await queryGraphQL(page, query, { id, tags: [tag] });
    await publishPages(page, id);
  }
}

/** What a home page needs before it can be published. */
async function fillHome(page: Page, id: number): Promise<void> {
  const startLink = { kind: 'external', value: 'https://example.org' };
  await storeSettings(page, id, { intro: 'Words', startLabel: 'Start', startLink });
}

const removeBlocks = (page: Page, id: number): Promise<void> => storeSettings(page, id, {});

/** Stores the page without blocks and with these values of its page type's fields. */
async function storeSettings(page: Page, id: number, props: Record<string, unknown>): Promise<void> {
  const { pageVersion } = await readPage(page, id);
  const head = { title: pageVersion.title, seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };
  const pageType = { props, images: [], files: [] };
  const store = 'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code } } }';
  await queryGraphQL(page, store, { input: { id: pageVersion.id, ...head, blocks: [], pageType } });
}
