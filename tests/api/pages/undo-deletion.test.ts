import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startWorkflow, type Workflow } from '../../rest/publication/workflow-fixtures.ts';
import { signIn } from '../../rest/auth/staff.ts';
import type { TestClient } from '../../support/test-client.ts';
import { setLocales } from '../../support/translations.ts';
import { mailsAbout, planChange, plansOf, runPlans } from '../publication/plan-fixtures.ts';

let flow: Workflow;
let staff: TestClient;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  flow = await startWorkflow();
  staff = flow.administrator;
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
  await query(
    flow.server.orm.em.fork(),
    sql`insert into role (name, permissions) values ('Deleter', '[{"name": "delete-page"}]')`,
  );
});
afterAll(() => flow.server.stop());

type Restoration = { pageID: number; returned: string[]; lost: { part: string; reason: string }[] };
type Payload = { restorations: Restoration[]; errors: { code: string }[] };

async function undo(client: TestClient, ...ids: number[]): Promise<Restoration[]> {
  const { data } = await client.graphql<{ restorePages: Payload }>(
    `mutation ($ids: [Int!]!) { restorePages(pageIDs: $ids) {
       errors { code } restorations { pageID returned lost { part reason } } } }`,
    { ids },
  );
  expect(data.restorePages.errors).toEqual([]);
  return data.restorePages.restorations;
}

const remove = (pageID: number) => staff.post(`/page/${pageID}/delete`);
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

/** Published, with newer work that is requested, and planned to be taken off the site. */
async function busyPage() {
  const page = await flow.improvedPage();
  await planChange(publisher, page.pageID, { action: 'UNPUBLISH' });
  await flow.request(editor, page.pageID, 'Please');
  return page;
}

describe('undoing a deletion', () => {
  it('gives back what was live under its publication, the open request and the plan', async () => {
    const live = await flow.publishedPage();
    const before = await flow.stateOf(staff, live.pageID);
    const busy = await busyPage();
    await remove(live.pageID);
    await remove(busy.pageID);
    expect(await flow.seenTitle(live.slug)).toBeNull();
    expect(await undo(staff, live.pageID, busy.pageID)).toEqual([
      { pageID: live.pageID, returned: ['LIVE'], lost: [] },
      { pageID: busy.pageID, returned: ['LIVE', 'REQUEST', 'PLANNED_UNPUBLISH'], lost: [] },
    ]);
    expect(await flow.stateOf(staff, live.pageID)).toEqual(before);
    expect([await flow.seenTitle(live.slug), await flow.seenTitle(busy.slug)]).toEqual(['First', 'First']);
    expect(await flow.stateOf(staff, busy.pageID)).toMatchObject({ status: 'requested' });
    expect(await plansOf(staff, busy.pageID)).toEqual(['UNPUBLISH']);
    expect((await flow.accept(publisher, busy.newVersionID, 'Fine')).status).toBe(200);
    expect(await flow.seenTitle(busy.slug)).toBe('Second');
    await runPlans(flow, busy.pageID);
    expect(await flow.seenTitle(busy.slug)).toBeNull();
    expect(await flow.actionsOf(busy.pageID)).toEqual(
      expect.arrayContaining(['page.restored', 'page.publication-reopened', 'page.schedule-restored']) as string[],
    );
  });

  it('notifies the authors of the request and of the plan', async () => {
    const { pageID, pageVersionID } = await flow.newPage({ title: 'Undone first' });
    await planChange(publisher, pageID, { action: 'PUBLISH' });
    await flow.store(editor, pageVersionID, 'Undone');
    await flow.request(editor, pageID);
    await remove(pageID);
    const subjects = async (email: string) => (await mailsAbout(flow, email, 'Undone')).map(({ subject }) => subject);
    expect(await subjects(flow.editor.user.email)).toEqual(['Request closed: Undone']);
    await undo(staff, pageID);
    expect(await subjects(flow.editor.user.email)).toEqual(['Request closed: Undone', 'Request open again: Undone']);
    expect(await subjects(flow.publisher.user.email)).toEqual(
      expect.arrayContaining(['Publication cancelled: Undone', 'Publication planned again: Undone']) as string[],
    );
  });

  it('brings back a rejection that leads to the live version', async () => {
    const busy = await busyPage();
    await remove(busy.pageID);
    await undo(staff, busy.pageID);
    await flow.reject(publisher, busy.newVersionID);
    expect(await flow.stateOf(staff, busy.pageID)).toMatchObject({
      status: 'published',
      publishedVersionID: busy.pageVersionID,
    });
  });

  it('leaves off the site what somebody without publish-page takes out of the bin, and says so', async () => {
    const busy = await busyPage();
    const { browser } = await signIn(flow.server, 'Deleter');
    await remove(busy.pageID);
    expect(await undo(browser, busy.pageID)).toEqual([
      {
        pageID: busy.pageID,
        returned: ['REQUEST'],
        lost: [
          { part: 'LIVE', reason: 'NOT_PERMITTED' },
          { part: 'PLANNED_UNPUBLISH', reason: 'NOT_ON_SITE' },
        ],
      },
    ]);
    expect(await flow.seenTitle(busy.slug)).toBeNull();
    await flow.reject(publisher, busy.newVersionID);
    expect(await flow.stateOf(staff, busy.pageID)).toMatchObject({ status: 'unpublished', publishedVersionID: null });
  });

  it('does not carry out what was planned for a time that is over', async () => {
    const ended = await flow.publishedPage();
    await planChange(publisher, ended.pageID, { action: 'UNPUBLISH' });
    const begun = await flow.newPage();
    await planChange(publisher, begun.pageID, { action: 'PUBLISH' });
    await planChange(publisher, begun.pageID, { action: 'UNPUBLISH', at: inSeconds(7_200) });
    await remove(ended.pageID);
    await remove(begun.pageID);
    await query(
      flow.server.orm.em.fork(),
      sql`update scheduled_publication set at = now() - interval '1 minute'
           where page_id = any(${[ended.pageID, begun.pageID]}::int[]) and at < now() + interval '90 minutes'`,
    );
    expect(await undo(staff, ended.pageID, begun.pageID)).toEqual([
      {
        pageID: ended.pageID,
        returned: [],
        lost: [
          { part: 'LIVE', reason: 'TIME_PASSED' },
          { part: 'PLANNED_UNPUBLISH', reason: 'TIME_PASSED' },
        ],
      },
      {
        pageID: begun.pageID,
        returned: [],
        lost: [
          { part: 'PLANNED_PUBLISH', reason: 'TIME_PASSED' },
          { part: 'PLANNED_UNPUBLISH', reason: 'NOT_ON_SITE' },
        ],
      },
    ]);
    expect([await flow.seenTitle(ended.slug), await flow.seenTitle(begun.slug)]).toEqual([null, null]);
  });

  it('brings a page back off the site where a file on it was deleted meanwhile', async () => {
    const page = await flow.publishedPage();
    const image = { fileID: 999_999, fileName: 'gone.jpg', altText: 'Gone', cropParams: null };
    await query(
      flow.server.orm.em.fork(),
      sql`update page_version set seo_image = ${JSON.stringify(image)}::jsonb where id = ${page.pageVersionID}`,
    );
    await remove(page.pageID);
    expect(await undo(staff, page.pageID)).toEqual([
      { pageID: page.pageID, returned: [], lost: [{ part: 'LIVE', reason: 'FILE_MISSING' }] },
    ]);
    expect(await flow.seenTitle(page.slug)).toBeNull();
  });

  it('brings a page that an earlier release deleted back off the site, since nothing is known of it', async () => {
    const page = await flow.publishedPage();
    await remove(page.pageID);
    await query(flow.server.orm.em.fork(), sql`update page set before_deletion = null where id = ${page.pageID}`);
    expect(await undo(staff, page.pageID)).toEqual([{ pageID: page.pageID, returned: [], lost: [] }]);
    expect(await flow.stateOf(staff, page.pageID)).toMatchObject({ status: 'unpublished' });
    expect(await flow.seenTitle(page.slug)).toBeNull();
  });

  it('gives a page no place among translations that another page took', async () => {
    await setLocales(flow.server, 'en', 'nl-nl');
    const source = await flow.newPage();
    const translate = async (slug: string): Promise<number> => {
      const { data } = await editor.graphql<{ createTranslation: { page: { id: number } } }>(
        `mutation { createTranslation(pageID: ${source.pageID}, newLocale: "nl-nl", slug: "${slug}", title: "Hallo") {
           page { id } } }`,
      );
      return data.createTranslation.page.id;
    };
    const first = await translate('eerste');
    await remove(first);
    await translate('tweede');
    expect(await undo(staff, first)).toEqual([
      { pageID: first, returned: [], lost: [{ part: 'TRANSLATION', reason: 'LOCALE_TAKEN' }] },
    ]);
  });
});
