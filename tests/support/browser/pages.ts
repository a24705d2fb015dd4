import type { Page } from '@playwright/test';
import { queryGraphQL, runPageMutation } from './graphql.ts';
import type { StoredBlock } from './blocks.ts';
import { slugOf } from './unique-word.ts';

type NewPage = { title: string; slug?: string; locale?: string; type?: string; blocks?: StoredBlock[] };

/** Creates a page with the session of the browser, by default at the address that follows from its title. */
export async function createTestPage(
  page: Page,
  { blocks, ...fields }: NewPage,
): Promise<{ id: number; slug: string }> {
  const input = { type: 'default', locale: 'en', slug: slugOf(fields.title), ...fields };
  const { createPage } = await queryGraphQL<{ createPage: { page: { id: number } } }>(
    page,
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { page { id } errors { code property } } }',
    { input },
  );
  const { id } = createPage.page;
  if (blocks) await storePage(page, id, { title: fields.title, blocks });
  return { id, slug: input.slug };
}

type StoredPage = {
  slug: string;
  status: string;
  pageVersion: {
    id: number;
    revision: number;
    title: string;
    blocks: { key: string; type: string; props: Record<string, string> }[];
  };
};

export async function readPage(page: Page, id: number): Promise<StoredPage> {
  const query =
    'query ($id: Int!) { page(id: $id) { slug status pageVersion { id revision title blocks { key type props } } } }';
  return (await queryGraphQL<{ page: StoredPage }>(page, query, { id })).page;
}

/** The keys of the stored blocks, in order. */
export async function storedKeys(page: Page, id: number): Promise<string[]> {
  return (await readPage(page, id)).pageVersion.blocks.map(({ key }) => key);
}

/** Stores a page like another window does, overwriting any changes. */
export async function storePage(
  page: Page,
  id: number,
  { title, blocks }: { title: string; blocks: StoredBlock[] },
): Promise<void> {
  const { pageVersion } = await readPage(page, id);
  const head = { title, seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };
  const pageType = { props: {}, images: [], files: [] };
  const input = { id: pageVersion.id, revision: pageVersion.revision, ...head, blocks, pageType };
  await queryGraphQL(
    page,
    'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code property } } }',
    { input },
  );
}

/** Publishes pages; the session needs publish-page. */
export async function publishPages(page: Page, ...pageIDs: number[]): Promise<void> {
  await runPageMutation(page, `publishPages(pageIDs: [${pageIDs.join()}])`);
}

/** Requests publication; returns the id of the requested version. */
export async function requestPublication(page: Page, pageID: number, comment = ''): Promise<number> {
  const { requestPublication: result } = await queryGraphQL<{
    requestPublication: { page: { pageVersionID: number } };
  }>(
    page,
    `mutation ($pageID: Int!, $comment: String) {
       requestPublication(pageID: $pageID, comment: $comment) { page { pageVersionID } errors { code } } }`,
    { pageID, comment },
  );
  return result.page.pageVersionID;
}
