import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReceivedEvents, receiveEvents } from '../../support/receive-events.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';
import { signInAs } from '../../support/users.ts';
import { restBlock } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { mailsAbout, planChange, plansOf } from './plan-fixtures.ts';

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;
let events: ReceivedEvents;

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
  events = await receiveEvents(flow.server);
});
afterAll(async () => {
  await events.stop();
  await flow.server.stop();
});

type Action = 'PUBLISH' | 'UNPUBLISH';
type Item = { code: string; property: string };
type Undone = { publicationID: number; pageID: number; page: { status: string; live: boolean } | null; errors: Item[] };

async function lastOf(pageID: number): Promise<number> {
  const { data } = await editor.graphql<{ page: { lastPublicationID: number } }>(
    `{ page(id: ${pageID}) { lastPublicationID } }`,
  );
  return data.page.lastPublicationID;
}

async function undo(client: TestClient, action: Action, publicationIDs: readonly number[]) {
  const { data, errors } = await client.graphql<{ undoPublications: { undone: Undone[] | null; errors: Item[] } }>(
    `mutation ($action: PublicationAction!, $publicationIDs: [Int!]!) {
       undoPublications(action: $action, publicationIDs: $publicationIDs) {
         undone { publicationID pageID page { status live } errors { code property } } errors { code property } } }`,
    { action, publicationIDs },
  );
  const code = errors?.[0]?.extensions.code;
  if (code) throw new Error(code);
  return data.undoPublications;
}

const newer = [{ code: 'V_07', property: 'page.status' }];

describe('undoing a publication', () => {
  it('restores what visitors saw before, or unpublishes the page', async () => {
    const improved = await flow.improvedPage();
    const fresh = await flow.newPage();
    const before = await flow.stateOf(editor, improved.pageID);
    await flow.publish(publisher, improved.pageID);
    await flow.publish(publisher, fresh.pageID);
    await events.take();
    const ids = [await lastOf(improved.pageID), await lastOf(fresh.pageID)];
    const { undone } = await undo(publisher, 'PUBLISH', ids);
    expect(undone?.map(({ page, errors }) => ({ ...page, errors }))).toEqual([
      { status: 'PUBLISHED', live: true, errors: [] },
      { status: 'UNPUBLISHED', live: false, errors: [] },
    ]);
    expect(await flow.stateOf(editor, improved.pageID)).toEqual(before);
    expect(await flow.publicTitle(improved.slug)).toBe('First');
    expect(await flow.publicTitle(fresh.slug)).toBeNull();
    expect((await flow.actionsOf(fresh.pageID)).at(-1)).toBe('page.publication-undone');
    expect(await flow.actionsOf(improved.pageID)).toContain('page.publication-undone');
    expect(await events.take()).toMatchObject([
      { name: 'page.published', pageID: improved.pageID },
      { name: 'page.unpublished', pageID: fresh.pageID },
    ]);
  });

  it('reopens the request that it had accepted, and its author gets a mail', async () => {
    const { pageID, slug, newVersionID } = await flow.improvedPage();
    await flow.store(editor, newVersionID, 'Asked for.');
    await flow.request(editor, pageID);
    await flow.publish(publisher, pageID);
    await undo(publisher, 'PUBLISH', [await lastOf(pageID)]);
    expect(await flow.stateOf(editor, pageID)).toMatchObject({ status: 'requested', publishedID: null });
    expect(await flow.publicTitle(slug)).toBe('First');
    const mails = await mailsAbout(flow, flow.editor.user.email, 'Asked for.');
    expect(mails.map(({ subject }) => subject)).toContain('Request open again: Asked for.');
    expect(mails.at(-1)?.text).toContain('undid the last change');
    expect((await flow.accept(publisher, newVersionID)).status).toBe(200);
    expect(await flow.publicTitle(slug)).toBe('Asked for.');
  });

  it('skips a page that was published, unpublished, requested or deleted since, and undoes the others', async () => {
    const pages: Awaited<ReturnType<typeof flow.newPage>>[] = [];
    for (let count = 0; count < 6; count += 1) pages.push(await flow.newPage());
    const [published, off, requested, deleted, undoneBefore, same] = pages;
    for (const { pageID } of pages) await flow.publish(publisher, pageID);
    const ids = await Promise.all(pages.map(({ pageID }) => lastOf(pageID)));
    const change = async (page: (typeof pages)[number] | undefined) => {
      if (!page) throw new Error('no page');
      await flow.store(editor, page.pageVersionID, 'Newer');
      return page.pageID;
    };
    await flow.publish(publisher, await change(published));
    await flow.unpublish(publisher, off?.pageID ?? 0);
    await flow.request(editor, await change(requested));
    await flow.administrator.post(`/page/${deleted?.pageID}/delete`);
    await undo(publisher, 'PUBLISH', [ids[4] ?? 0]);
    expect(await lastOf(undoneBefore?.pageID ?? 0)).toBeNull();
    await change(same);
    const { undone } = await undo(publisher, 'PUBLISH', ids);
    expect(undone?.map(({ errors }) => errors)).toEqual([
      newer,
      newer,
      newer,
      [{ code: 'PM_01', property: '' }],
      newer,
      [],
    ]);
    expect(await flow.publicTitle(published?.slug ?? '')).toBe('Newer');
    expect(await flow.publicTitle(requested?.slug ?? '')).toBe('First');
    expect(await flow.publicTitle(same?.slug ?? '')).toBeNull();
  });

  it('requires publish-page for each page, a known publication and 1 to 100 of them', async () => {
    const { pageID } = await flow.publishedPage();
    const id = await lastOf(pageID);
    await expect(undo(editor, 'PUBLISH', [id])).rejects.toThrow('FORBIDDEN');
    const { browser: analyst } = await signInAs(flow.server, 'Analyst');
    await expect(undo(analyst, 'PUBLISH', [id])).rejects.toThrow('FORBIDDEN');
    expect((await undo(publisher, 'PUBLISH', [id, 999_999])).errors).toEqual([{ code: 'PM_01', property: '' }]);
    expect((await undo(publisher, 'PUBLISH', [])).errors).toEqual([{ code: 'V_12', property: 'page.publicationIDs' }]);
    expect((await undo(publisher, 'UNPUBLISH', [id])).undone?.[0]?.errors).toEqual(newer);
    expect(await flow.stateOf(editor, pageID)).toMatchObject({ status: 'published', publishedID: id });
  });
});

describe('undoing an unpublishing', () => {
  it('restores what visitors saw with its publication, the request and the scheduled publications that it ended', async () => {
    const { pageID, slug } = await flow.improvedPage();
    await planChange(publisher, pageID, { action: 'UNPUBLISH' });
    await flow.request(editor, pageID);
    const before = await lastOf(pageID);
    await flow.unpublish(publisher, pageID);
    expect(await plansOf(editor, pageID)).toEqual([]);
    expect(await lastOf(pageID)).toBe(before);
    const { undone } = await undo(publisher, 'UNPUBLISH', [before]);
    expect(undone).toEqual([{ publicationID: before, pageID, page: { status: 'REQUESTED', live: true }, errors: [] }]);
    expect(await flow.publicTitle(slug)).toBe('First');
    expect(await plansOf(editor, pageID)).toEqual(['UNPUBLISH']);
    await flow.revoke(editor, pageID);
    expect(await flow.stateOf(editor, pageID)).toMatchObject({ status: 'published', publishedID: before });
  });

  it('skips a page that was published and unpublished again since', async () => {
    const { pageID, slug } = await flow.publishedPage();
    const first = await lastOf(pageID);
    await flow.unpublish(publisher, pageID);
    await flow.publish(publisher, pageID);
    await flow.unpublish(publisher, pageID);
    expect((await undo(publisher, 'UNPUBLISH', [first])).undone?.[0]?.errors).toEqual(newer);
    expect(await flow.publicTitle(slug)).toBeNull();
  });
});

describe('the checks before publishing several pages', () => {
  type Checks = { pageID: number; errors: Item[]; isEmpty: boolean };
  const checksOf = async (...pageIDs: number[]) => {
    const { data } = await editor.graphql<{ pagesPublishingChecks: Checks[] }>(
      `query ($pageIDs: [Int!]!) { pagesPublishingChecks(pageIDs: $pageIDs) { pageID errors { code property } isEmpty } }`,
      { pageIDs },
    );
    return data.pagesPublishingChecks;
  };

  it('distinguish a page without blocks from one with content, and from the check, which has its own content', async () => {
    const empty = await flow.newPage();
    const full = await flow.newPage({ content: [restBlock('heading', { text: 'Hello', level: '2' })] });
    const faulty = await flow.newPage({ content: [restBlock('heading', { text: '', level: '2' })] });
    const check = await flow.newPage({ type: 'check' });
    const ids = [empty, full, faulty, check].map(({ pageID }) => pageID);
    expect(await checksOf(...ids, 999_999)).toEqual([
      { pageID: ids[0], errors: [], isEmpty: true },
      { pageID: ids[1], errors: [], isEmpty: false },
      { pageID: ids[2], errors: [{ code: 'V_01', property: 'block.heading-1.text' }], isEmpty: false },
      { pageID: ids[3], errors: [], isEmpty: false },
    ]);
  });

  it('check the requested version of a requested page, which is what would be published', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.store(editor, pageVersionID, '');
    expect((await checksOf(pageID))[0]?.errors).toEqual([]);
  });
});
