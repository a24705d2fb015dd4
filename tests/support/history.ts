import { createPage, type NewPage } from './pages.ts';
import type { TestClient } from './test-client.ts';

export type SnapshotItem = {
  id: number;
  pageVersionID: number;
  versionNumber: number;
  revision: number;
  title: string;
  author: { id: number; name: string | null } | null;
  storedAt: string;
  live: boolean;
  requested: boolean;
  publishedAt: string | null;
  rejectedAt: string | null;
};

/** A page's history by GraphQL, newest first. */
export async function readHistory(client: TestClient, pageID: number): Promise<SnapshotItem[]> {
  const { data, errors } = await client.graphql<{ pageHistory: { items: SnapshotItem[] } }>(
    `query ($pageID: Int!) { pageHistory(pageID: $pageID) { totalItems items {
       id pageVersionID versionNumber revision title author { id name } storedAt live requested publishedAt rejectedAt } } }`,
    { pageID },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.pageHistory.items;
}

/** Stores fields of a page; returns its new revision. */
export async function storeFields(client: TestClient, page: NewPage, fields: Record<string, unknown>): Promise<number> {
  const { body } = await client.post<{ revision: number }>(`/page/version/${page.pageVersionID}/store`, fields);
  return body.revision;
}

/** A page stored by two users alternately, so that each title is a separate state; the first is the oldest. */
export async function createHistory(
  [first, second]: readonly [TestClient, TestClient],
  ...titles: readonly string[]
): Promise<NewPage> {
  const page = await createPage(first, { title: titles[0] ?? 'A page' });
  for (const [index, title] of titles.slice(1).entries()) {
    await storeFields(index % 2 === 0 ? second : first, page, { title, revision: index + 1 });
  }
  return page;
}
