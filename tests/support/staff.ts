import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { addUser, password } from './accounts.ts';

/** Somebody of the staff with a browser of their own, signed in. */
export type Staff = { email: string; name: string; context: BrowserContext; page: Page };

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }';

/** A new user of a role, as `name` so that nobody is mistaken for another. */
export async function openStaff(
  browser: Browser,
  { role, name }: { role: string; name: string },
  options: BrowserContextOptions = {},
): Promise<Staff> {
  const email = await addUser(browser, role, name);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await ask(page, login, { email, password });
  return { email, name, context, page };
}

/** Asks the server with the session of a browser; throws what it refuses. */
async function ask<Answer>(page: Page, query: string, variables: object = {}): Promise<Answer> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Answer; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const none = { images: [], files: [] };
const head = { seoTitle: '', seoDescription: 'Said for a test.', seoKeywords: [], seoImage: null };

/** A page of the standard type whose blocks are these headings; answers its number. */
export async function makePage(page: Page, title: string, headings: readonly string[]): Promise<number> {
  const input = { title, slug: slugOf(title), type: 'default', locale: 'en' };
  const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { page { id } } }';
  const { createPage } = await ask<{ createPage: { page: { id: number } } }>(page, create, { input });
  await storePage(page, createPage.page.id, { title, headings });
  return createPage.page.id;
}

export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

type Content = { title: string; headings: readonly string[] };

/** Stores headings as the blocks of a page; the block of a place keeps its key. */
export async function storePage(page: Page, id: number, { title, headings }: Content): Promise<void> {
  const read = 'query ($id: Int!) { page(id: $id) { pageVersion { id revision } } }';
  const { pageVersion } = (await ask<{ page: { pageVersion: { id: number; revision: number } } }>(page, read, { id }))
    .page;
  const blocks = headings.map((text, index) => ({
    ...{ type: 'heading', key: `k${index}`, anchorPoint: '', props: { text, level: '2' } },
    ...none,
  }));
  const store =
    'mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) { errors { code property } } }';
  const input = { ...pageVersion, title, ...head, blocks, pageType: { props: {}, ...none } };
  await ask(page, store, { input });
}

/** Publishes a page; the staff needs publish-page. */
export async function publish(page: Page, pageID: number): Promise<void> {
  await ask(page, 'mutation ($pageID: Int!) { publishPage(pageID: $pageID) { errors { code } } }', { pageID });
}

/** Requests publication; answers the requested version. */
export async function requestPublication(page: Page, pageID: number, comment: string): Promise<number> {
  const { requestPublication: answer } = await ask<{ requestPublication: { page: { pageVersionID: number } } }>(
    page,
    'mutation ($pageID: Int!, $comment: String) { requestPublication(pageID: $pageID, comment: $comment) { page { pageVersionID } } }',
    { pageID, comment },
  );
  return answer.page.pageVersionID;
}
