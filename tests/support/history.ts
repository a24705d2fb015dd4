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
};

/** A page's history by GraphQL, newest first. */
export async function readHistory(client: TestClient, pageID: number): Promise<SnapshotItem[]> {
  const { data, errors } = await client.graphql<{ pageHistory: { items: SnapshotItem[] } }>(
    `query ($pageID: Int!) { pageHistory(pageID: $pageID) { totalItems items {
       id pageVersionID versionNumber revision title author { id name } storedAt live requested publishedAt } } }`,
    { pageID },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.pageHistory.items;
}
