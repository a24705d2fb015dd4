import type { TestClient } from './test-client.ts';

export type NewPage = { pageID: number; pageVersionID: number };
export type VersionBody = {
  id: number;
  pageID: number;
  revision: number;
  title: string;
  blocks: { type: string; key: string; props: Record<string, unknown> }[];
};
export type StoreResponse = { Success: boolean; pageVersionID: number; revision: number; pageVersion: VersionBody };

let count = 0;

/** The first page of each test file is `page-1`. */
export function restartCount(): void {
  count = 0;
}

/** Creates a page by REST, with a unique slug; `fields` overrides the defaults. */
export async function createPage(client: TestClient, fields: Record<string, unknown> = {}): Promise<NewPage> {
  count += 1;
  const page = { title: 'A page', slug: `page-${count}`, type: 'default', locale: 'en', content: [], ...fields };
  const { status, body } = await client.post<NewPage>('/page/create', page);
  if (status !== 200) throw new Error(`no page was created: ${JSON.stringify(body)}`);
  return body;
}

/** Like `createPage`, published. */
export async function createPublishedPage(client: TestClient, fields: Record<string, unknown> = {}): Promise<NewPage> {
  const page = await createPage(client, fields);
  const { body } = await client.post(`/page/${page.pageID}/publish`);
  if (body.Success !== true) throw new Error(`the page was not published: ${JSON.stringify(body)}`);
  return page;
}

/** A block of the demo site's library. */
export function restBlock(type: string, props: Record<string, unknown>, key = `${type}-1`) {
  return { type, key, anchorPoint: '', props, __images: {}, __files: {} };
}

/** The body of a failed REST call. */
export const failure = (code: string, property: string) => ({
  Success: false,
  Errors: [{ code, property }],
});
