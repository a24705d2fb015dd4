import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restBlock } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
});
afterAll(() => flow.server.stop());

type Payload = { page: Record<string, unknown> | null; errors: { code: string; property: string }[] };
type Errors = { code: string; property: string }[];
type Bulk = { pages: { id: number; status: string }[] | null; errors: Errors };

async function change(client: TestClient, call: string): Promise<Payload> {
  const fields = 'page { status live hasNewerWork publishedVersionID } errors { code property }';
  const { data, errors } = await client.graphql<{ change: Payload }>(`mutation { change: ${call} { ${fields} } }`);
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.change;
}

async function bulk(client: TestClient, call: string, pageIDs: readonly number[]): Promise<Bulk> {
  const { data, errors } = await client.graphql<{ change: Bulk }>(
    `mutation ($pageIDs: [Int!]!) { change: ${call}(pageIDs: $pageIDs) { pages { id status } errors { code property } } }`,
    { pageIDs },
  );
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.change;
}

describe('the workflow by GraphQL', () => {
  it('passes through every state and returns the current page', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    const state = (status: string, live: boolean, publishedVersionID: number | null) => ({
      page: expect.objectContaining({ status, live, publishedVersionID }) as unknown,
      errors: [],
    });
    const ask = `requestPublication(pageID: ${pageID}, comment: "Please")`;
    expect(await change(editor, ask)).toEqual(state('REQUESTED', false, null));
    expect(await change(editor, `revokePublication(pageID: ${pageID})`)).toEqual(state('CONCEPT', false, null));
    await change(editor, ask);
    const reject = `rejectPublication(pageVersionID: ${pageVersionID}, feedback: "No")`;
    expect(await change(publisher, reject)).toEqual(state('CONCEPT', false, null));
    await change(editor, ask);
    const accept = `acceptPublication(pageVersionID: ${pageVersionID})`;
    expect(await change(publisher, accept)).toEqual(state('PUBLISHED', true, pageVersionID));
    await flow.store(editor, pageVersionID, 'Second');
    expect(await change(editor, ask)).toEqual(state('REQUESTED', true, null));
    expect(await change(publisher, `unpublishPage(pageID: ${pageID})`)).toEqual(state('UNPUBLISHED', false, null));
    expect(await change(publisher, reject)).toEqual({
      page: null,
      errors: [{ code: 'V_07', property: 'page.status' }],
    });
    await expect(change(editor, accept)).rejects.toThrow('FORBIDDEN');
    await expect(change(flow.server.visitor(), ask)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('shows a rejection on the page until something is requested or published again', async () => {
    const rejected = async (pageID: number) => {
      const fields = 'rejectedRequest { status feedback answeredBy { id } }';
      const { data } = await editor.graphql<{ page: { rejectedRequest: object | null } }>(
        `{ page(id: ${pageID}) { ${fields} } }`,
      );
      return data.page.rejectedRequest;
    };
    const reject = async (pageID: number, pageVersionID: number) => {
      await flow.request(editor, pageID);
      expect(await rejected(pageID)).toBeNull();
      await flow.reject(publisher, pageVersionID, 'Too short.');
      expect(await rejected(pageID)).toEqual({
        status: 'REJECTED',
        feedback: 'Too short.',
        answeredBy: { id: flow.publisher.user.id },
      });
    };
    const { pageID, pageVersionID } = await flow.newPage();
    expect(await rejected(pageID)).toBeNull();
    await reject(pageID, pageVersionID);
    await reject(pageID, pageVersionID);
    await flow.publish(publisher, pageID);
    expect(await rejected(pageID)).toBeNull();
  });

  it('lists open requests with everything a reviewer needs, oldest first', async () => {
    const { data: before } = await editor.graphql<{ publicationRequestCount: number }>('{ publicationRequestCount }');
    const first = await flow.improvedPage();
    const second = await flow.newPage();
    for (const { pageID } of [first, second]) await flow.request(editor, pageID, `About ${pageID}`);
    const fields = `id pageVersionID liveVersionID title status comment requestedBy { id name } feedback answeredBy { id }
                    page { id hasPublicationRequest publicationRequest { id } } viewerCanAnswer viewerCanRevoke`;
    const list = async (client: TestClient) =>
      (
        await client.graphql<{ publicationRequests: { items: Record<string, unknown>[]; totalItems: number } }>(
          `{ publicationRequests(pageSize: 1000) { totalItems items { ${fields} } } }`,
        )
      ).data.publicationRequests;
    const { items, totalItems } = await list(publisher);
    expect(totalItems).toBe(before.publicationRequestCount + 2);
    expect(items.slice(-2)).toEqual([
      {
        id: expect.any(Number) as unknown,
        pageVersionID: first.newVersionID,
        liveVersionID: first.pageVersionID,
        title: 'Second',
        status: 'OPEN',
        comment: `About ${first.pageID}`,
        requestedBy: { id: flow.editor.user.id, name: expect.any(String) as unknown },
        feedback: null,
        answeredBy: null,
        page: { id: first.pageID, hasPublicationRequest: true, publicationRequest: { id: items.at(-2)?.id } },
        viewerCanAnswer: true,
        viewerCanRevoke: true,
      },
      expect.objectContaining({ pageVersionID: second.pageVersionID, liveVersionID: null, title: 'First' }),
    ]);
    const own = (await list(editor)).items.at(-1);
    expect(own).toMatchObject({ viewerCanAnswer: false, viewerCanRevoke: true });
  });
});

describe('several pages at once', () => {
  it('are published and unpublished together, ignoring duplicates', async () => {
    const [first, second] = [await flow.newPage(), await flow.newPage()];
    await flow.request(editor, second.pageID);
    const pageIDs = [second.pageID, first.pageID, second.pageID];
    expect(await bulk(publisher, 'publishPages', pageIDs)).toEqual({
      pages: [first, second].map(({ pageID }) => ({ id: pageID, status: 'PUBLISHED' })),
      errors: [],
    });
    expect((await bulk(publisher, 'unpublishPages', pageIDs)).pages?.map(({ status }) => status)).toEqual([
      'UNPUBLISHED',
      'UNPUBLISHED',
    ]);
    expect(await flow.publicTitle(first.slug)).toBeNull();
  });

  it('stay as they are if one of them cannot change', async () => {
    const good = await flow.newPage();
    const untitled = await flow.newPage();
    await flow.store(editor, untitled.pageVersionID, '');
    expect(await bulk(publisher, 'publishPages', [good.pageID, untitled.pageID])).toEqual({
      pages: null,
      errors: [{ code: 'V_01', property: 'page.title' }],
    });
    const empty = await flow.newPage({ content: [restBlock('heading', { text: '', level: '2' }, 'h')] });
    const { data } = await publisher.graphql<{ publishPages: { refusals: { pageID: number; errors: Errors }[] } }>(
      'mutation ($pageIDs: [Int!]!) { publishPages(pageIDs: $pageIDs) { refusals { pageID errors { code property } } } }',
      { pageIDs: [empty.pageID, good.pageID, untitled.pageID] },
    );
    expect(data.publishPages.refusals).toEqual([
      { pageID: untitled.pageID, errors: [{ code: 'V_01', property: 'page.title' }] },
      { pageID: empty.pageID, errors: [{ code: 'V_01', property: 'block.h.text' }] },
    ]);
    expect(await bulk(publisher, 'publishPages', [good.pageID, 999_999])).toEqual({
      pages: null,
      errors: [{ code: 'PM_01', property: '' }],
    });
    expect(await flow.publicTitle(good.slug)).toBeNull();
    expect(await flow.actionsOf(good.pageID)).toEqual(['page.created']);
    await flow.publish(publisher, good.pageID);
    expect(await bulk(publisher, 'unpublishPages', [good.pageID, untitled.pageID])).toEqual({
      pages: null,
      errors: [{ code: 'V_07', property: 'page.status' }],
    });
    expect(await flow.publicTitle(good.slug)).toBe('First');
  });

  it.each([
    ['none', []],
    ['more than 100', Array.from({ length: 101 }, (_, index) => index + 1)],
    ['0', [0]],
  ])('are refused if there are %s', async (_name, pageIDs) => {
    const { pages, errors } = await bulk(publisher, 'publishPages', pageIDs);
    expect(pages).toBeNull();
    expect(errors.map(({ code }) => code)).toEqual(['V_12']);
  });

  it('require publish-page', async () => {
    const { pageID } = await flow.newPage();
    await expect(bulk(editor, 'publishPages', [pageID])).rejects.toThrow('FORBIDDEN');
  });
});

type Checks = { errors: { code: string; property: string }[]; warnings: { code: string; property: string }[] };

async function check(pageID: number, pageVersionID?: number | null): Promise<Checks | null> {
  const { data } = await editor.graphql<{ publishingChecks: Checks | null }>(
    `query ($pageID: Int!, $pageVersionID: Int) {
       publishingChecks(pageID: $pageID, pageVersionID: $pageVersionID) {
         errors { code property } warnings { code property } } }`,
    { pageID, pageVersionID },
  );
  return data.publishingChecks;
}

describe('publishing checks', () => {
  it('return errors and warnings of the newest version, and change nothing', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await editor.post(`/page/version/${pageVersionID}/store`, {
      title: 'x'.repeat(61),
      seoDescription: 'y'.repeat(161),
      blocks: [
        restBlock('heading', { text: 'Deep', level: '3' }, 'h1'),
        restBlock('rich-text', { html: '<h2>a</h2><h4>b</h4>' }, 'r1'),
        restBlock('heading', { text: '', level: '4' }, 'h2'),
      ],
    });
    expect(await check(pageID)).toEqual({
      errors: [{ code: 'V_01', property: 'block.h2.text' }],
      warnings: [
        { code: 'LONG_TITLE', property: 'version.seoTitle' },
        { code: 'LONG_DESCRIPTION', property: 'version.seoDescription' },
        { code: 'SKIPPED_HEADING_LEVEL', property: 'block.h1.level' },
        { code: 'SKIPPED_HEADING_LEVEL', property: 'block.r1.html' },
      ],
    });
    expect(await flow.actionsOf(pageID)).toEqual(['page.created', 'page.stored']);
  });

  it('check an earlier version of the page, and of no other page', async () => {
    const { pageID, pageVersionID, newVersionID } = await flow.improvedPage();
    await flow.store(editor, newVersionID, '');
    expect((await check(pageID))?.errors).toEqual([{ code: 'V_01', property: 'page.title' }]);
    expect((await check(pageID, null))?.errors).toEqual([{ code: 'V_01', property: 'page.title' }]);
    expect((await check(pageID, pageVersionID))?.errors).toEqual([]);
    const other = await flow.newPage();
    expect(await check(other.pageID, pageVersionID)).toBeNull();
    expect(await check(pageID, 999_999)).toBeNull();
  });

  it('require a description, use the search title if there is one, and are null without a page', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await editor.post(`/page/version/${pageVersionID}/store`, { title: 'x'.repeat(61), seoTitle: 'Short' });
    expect(await check(pageID)).toEqual({
      errors: [],
      warnings: [{ code: 'MISSING_DESCRIPTION', property: 'version.seoDescription' }],
    });
    expect(await check(999_999)).toBeNull();
  });
});
