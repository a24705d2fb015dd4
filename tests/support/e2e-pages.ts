import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { administrator } from './product.ts';

type Answer = { data: Record<string, unknown> };

/** One GraphQL call of the browser's session, beside what is on the screen. */
export async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  return ((await response.json()) as Answer).data as Data;
}

export async function signInByCall(request: APIRequestContext): Promise<void> {
  await ask(
    request,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    administrator,
  );
}

let made = 0;

/** A page with a slug of its own that follows from its title. */
export async function makePage(
  request: APIRequestContext,
  fields: { title: string; locale?: string; slug?: string; type?: string },
): Promise<{ id: number; slug: string }> {
  made += 1;
  const own = `${fields.title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}-${made}`;
  const input = { type: 'default', locale: 'en', slug: own, ...fields };
  const { createPage } = await ask<{ createPage: { page: { id: number } } }>(
    request,
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { page { id } } }',
    { input },
  );
  return { id: createPage.page.id, slug: input.slug };
}

const none = { images: [], files: [] };
const block = (type: string, key: string, props: object) => ({ type, key, anchorPoint: '', props, ...none });

export const headingBlock = (key: string, text: string) => block('heading', key, { text, level: '2' });
export const textBlock = (key: string, text: string) => block('rich-text', key, { html: `<p>${text}</p>` });
export const linkBlock = (key: string, slug: string) =>
  block('rich-text', key, { html: `<p>See <a href="/${slug}">this page</a>.</p>` });

type StoredPage = {
  slug: string;
  status: string;
  pageVersion: {
    id: number;
    revision: number;
    title: string;
    blocks: { key: string; props: Record<string, string> }[];
  };
};

export async function readPage(request: APIRequestContext, id: number): Promise<StoredPage> {
  const query =
    'query ($id: Int!) { page(id: $id) { slug status pageVersion { id revision title blocks { key props } } } }';
  return (await ask<{ page: StoredPage }>(request, query, { id })).page;
}

/** A store by another window. */
export async function store(
  request: APIRequestContext,
  id: number,
  { title, blocks }: { title: string; blocks: ReturnType<typeof block>[] },
): Promise<void> {
  const { pageVersion } = await readPage(request, id);
  const head = { title, seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };
  const input = {
    id: pageVersion.id,
    revision: pageVersion.revision,
    ...head,
    blocks,
    pageType: { props: {}, ...none },
  };
  const { storePageVersion } = await ask<{ storePageVersion: { errors: object[] } }>(
    request,
    'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code property } } }',
    { input },
  );
  expect(storePageVersion.errors).toEqual([]);
}

export async function publish(request: APIRequestContext, pageID: number): Promise<void> {
  const { publishPage } = await ask<{ publishPage: { errors: object[] } }>(
    request,
    'mutation ($pageID: Int!) { publishPage(pageID: $pageID) { errors { code property } } }',
    { pageID },
  );
  expect(publishPage.errors).toEqual([]);
}

export async function openEditor(page: Page, id: number, title: string): Promise<void> {
  await page.goto(`/cmsadmin/pages/${id}`);
  await expect(page.getByRole('heading', { name: title, level: 1 }).first()).toBeVisible();
}
