import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditActions } from '../../support/audit-actions.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

type Result = { pages: { id: number; status: string }[] | null; errors: { code: string; property: string }[] };

async function change(call: 'deletePages' | 'restorePages', ids: readonly number[]): Promise<Result> {
  const { data } = await staff.graphql<{ result: Result }>(
    `mutation ($ids: [Int!]!) { result: ${call}(pageIDs: $ids) { pages { id status } errors { code property } } }`,
    { ids },
  );
  return data.result;
}

async function makePages(...slugs: string[]): Promise<number[]> {
  const pageIDs: number[] = [];
  for (const slug of slugs) pageIDs.push((await createPage(staff, { slug })).pageID);
  return pageIDs;
}

const inBin = async (): Promise<number[]> => {
  const { data } = await staff.graphql<{ pageBin: { items: { id: number }[] } }>('{ pageBin { items { id } } }');
  return data.pageBin.items.map(({ id }) => id).toSorted((one, other) => one - other);
};

it('restores several pages from the bin in one call, ignoring duplicates', async () => {
  const pageIDs = await makePages('alms', 'bells');
  await change('deletePages', pageIDs);
  expect(await inBin()).toEqual(pageIDs);
  expect(await change('restorePages', [...pageIDs.toReversed(), ...pageIDs])).toEqual({
    pages: pageIDs.map((id) => ({ id, status: 'CONCEPT' })),
    errors: [],
  });
  expect(await inBin()).toEqual([]);
  for (const id of pageIDs) expect((await auditActions(server, 'page', id)).at(-1)).toBe('page.restored');
});

it('restores none if one of them cannot be restored', async () => {
  const pageIDs = await makePages('choir', 'dome');
  await change('deletePages', pageIDs);
  const [thief = 0] = await makePages('dome');
  expect(await change('restorePages', pageIDs)).toEqual({
    pages: null,
    errors: [{ code: 'V_06', property: 'page.slug' }],
  });
  expect(await change('restorePages', [...pageIDs, thief])).toEqual({
    pages: null,
    errors: [{ code: 'PM_01', property: '' }],
  });
  expect(await inBin()).toEqual(pageIDs);
  expect((await change('restorePages', [])).errors).toEqual([{ code: 'V_12', property: 'page.pageIDs' }]);
});
