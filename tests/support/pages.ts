import type { TestClient } from './test-client.ts';

export type NewPage = { pageID: number; pageVersionID: number };
export type Version = {
  id: number;
  pageID: number;
  revision: number;
  title: string;
  blocks: { type: string; key: string; props: Record<string, unknown> }[];
};
export type StoreAnswer = { Success: boolean; pageVersionID: number; revision: number; pageVersion: Version };

let count = 0;

/** The first page of each file of tests is `page-1`. */
export function restartCount(): void {
  count = 0;
}

/** A page by the REST layer, with a slug of its own; `fields` replaces what a test cares about. */
export async function createPage(client: TestClient, fields: Record<string, unknown> = {}): Promise<NewPage> {
  count += 1;
  const page = { title: 'A page', slug: `page-${count}`, type: 'default', locale: 'en', content: [], ...fields };
  const { status, body } = await client.post<NewPage>('/page/create', page);
  if (status !== 200) throw new Error(`no page was made: ${JSON.stringify(body)}`);
  return body;
}

/** As `createPage`, published. */
export async function createPublishedPage(client: TestClient, fields: Record<string, unknown> = {}): Promise<NewPage> {
  const page = await createPage(client, fields);
  const { body } = await client.post(`/page/${page.pageID}/publish`);
  if (body.Success !== true) throw new Error(`the page was not published: ${JSON.stringify(body)}`);
  return page;
}

/** A block of the demo site's library. */
export function block(type: string, props: Record<string, unknown>, key = `${type}-1`) {
  return { type, key, anchorPoint: '', props, __images: {}, __files: {} };
}

/** Rows of a table that tell what was written, for comparing before and after. */
export const failure = (code: string, property: string) => ({
  Success: false,
  Errors: [{ code, property }],
});
