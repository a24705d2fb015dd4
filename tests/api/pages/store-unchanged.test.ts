import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { addFile, createImage } from '../../support/media-files.ts';
import { receiveEvents } from '../../support/receive-events.ts';
import { restBlock, createPublishedPage, type NewPage, type StoreResponse } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

/** Everything that storing a page writes. */
async function readState(pageID: number): Promise<unknown> {
  const [state] = await query(
    server.orm.em.fork(),
    sql<{ state: unknown }>`
      select jsonb_build_object(
        'page', (select to_jsonb(p) from page p where p.id = ${pageID}),
        'versions', (select jsonb_agg(to_jsonb(v) order by v.id) from page_version v where v.page_id = ${pageID}),
        'states', (select count(*) from page_snapshot where page_id = ${pageID}),
        'audit', (select count(*) from audit_entry where subject_type = 'page' and subject_id = ${pageID})) as state`,
  );
  return state?.state;
}

const countStates = async (pageID: number): Promise<number> => ((await readState(pageID)) as { states: number }).states;

async function readVersion({ pageVersionID }: NewPage): Promise<Record<string, unknown> & { revision: number }> {
  const { body } = await staff.get<{ pageVersion: { revision: number } }>(`/page/version/fetch/${pageVersionID}`);
  return body.pageVersion;
}

const store = (page: NewPage, content: object) =>
  staff.post<StoreResponse>(`/page/version/${page.pageVersionID}/store`, { id: page.pageVersionID, ...content });

async function makePage(): Promise<NewPage> {
  const { id } = await addFile(staff, await createImage().png().toBuffer());
  const images = { image: [{ fileID: id, altText: 'A tower' }] };
  const target = await createPublishedPage(staff, { slug: `target-${id}` });
  const page = await createPublishedPage(staff, {
    title: 'Roof',
    content: [
      { ...restBlock('image', {}), __images: images },
      restBlock('rich-text', { html: `<p>See <a href="/target-${id}">there</a></p>` }),
    ],
  });
  await staff.put(`/page/${target.pageID}/save`, { slug: `moved-${id}`, shouldUpdateLinks: true });
  return page;
}

describe('storing content unchanged', () => {
  it('changes nothing by REST: no revision, version, history, audit entry or event', async () => {
    const page = await makePage();
    const version = await readVersion(page);
    const before = await readState(page.pageID);
    const events = await receiveEvents(server);
    const { status, body } = await store(page, version);
    expect([status, body.revision, body.pageVersionID]).toEqual([200, version.revision, page.pageVersionID]);
    await store(page, { title: 'Roof' });
    expect(await readState(page.pageID)).toEqual(before);
    expect(await events.take()).toEqual([]);
    await events.stop();
  });

  it('changes nothing by GraphQL, and does not count as newer work', async () => {
    const page = await makePage();
    const { data } = await staff.graphql<{
      page: { pageVersion: Record<string, unknown> };
    }>(`{ page(id: ${page.pageID}) {
      pageVersion { title seoTitle seoDescription seoKeywords
        blocks { type key anchorPoint props images { name items { fileID fileName altText decorative } }
          files { name items { fileID fileName } } }
        pageType { props } } } }`);
    const { pageType, ...content } = data.page.pageVersion as { pageType: { props: unknown } };
    const input = { ...content, id: page.pageVersionID, pageType: { ...pageType, images: [], files: [] } };
    const before = await readState(page.pageID);
    const response = await staff.graphql(
      `mutation ($input: StorePageVersionInput!) { storePageVersion(input: $input) {
         page { hasNewerWork } pageVersion { id } errors { code property } } }`,
      { input },
    );
    const stored = { page: { hasNewerWork: false }, pageVersion: { id: page.pageVersionID }, errors: [] };
    expect(response.data).toEqual({ storePageVersion: stored });
    expect(await readState(page.pageID)).toEqual(before);
  });

  it('adds a state to the history if that is requested, and nothing else', async () => {
    const page = await makePage();
    const version = await readVersion(page);
    const states = await countStates(page.pageID);
    const { body } = await store(page, { ...version, startsState: true });
    expect([body.revision, body.pageVersionID]).toEqual([version.revision, page.pageVersionID]);
    expect(await countStates(page.pageID)).toBe(states + 1);
  });

  it('is still refused if it is based on another revision', async () => {
    const page = await makePage();
    const version = await readVersion(page);
    const { status } = await store(page, { ...version, revision: version.revision + 1 });
    expect(status).toBe(409);
  });
});

describe('a crop beyond its image', () => {
  const crop = { rotate: 0, scaleX: 1, scaleY: 1 };
  type Items = { image: { cropParams: object; width: number; height: number }[] };

  it.each([
    [
      { x: 30, y: 10, width: 60, height: 20 },
      { x: 30, y: 10, width: 30, height: 20 },
    ],
    [
      { x: 0, y: 39, width: 60, height: 40 },
      { x: 0, y: 39, width: 60, height: 1 },
    ],
    [
      { x: 500, y: 500, width: 10, height: 10 },
      { x: 59, y: 39, width: 1, height: 1 },
    ],
    [
      { x: 5, y: 5, width: 20, height: 20 },
      { x: 5, y: 5, width: 20, height: 20 },
    ],
  ])('%o of an image of 60 by 40 is stored as %o, as it is shown', async (given, saved) => {
    const { id } = await addFile(staff, await createImage().png().toBuffer());
    const page = await createPublishedPage(staff);
    const item = { fileID: id, altText: 'A tower', cropParams: { ...given, ...crop } };
    await store(page, { blocks: [{ ...restBlock('image', {}), __images: { image: [item] } }] });
    const newest = await staff.get<{ page: { content: { blocks: { __images: Items }[] } } }>(`/page/${page.pageID}`);
    const [image] = newest.body.page.content.blocks[0]?.__images.image ?? [];
    expect(image).toMatchObject({ cropParams: { ...saved, ...crop }, width: saved.width, height: saved.height });
  });
});
