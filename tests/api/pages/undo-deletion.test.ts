import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';
import { signInAs } from '../../support/users.ts';
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

/** Published, with newer work that is requested, and a scheduled unpublishing. */
async function pageWithEverything() {
  const page = await flow.improvedPage();
  await planChange(publisher, page.pageID, { action: 'UNPUBLISH' });
  await flow.request(editor, page.pageID, 'Please');
  return page;
}

describe('undoing a deletion', () => {
  it('restores the live version with its publication, the open request and the scheduled publication', async () => {
    const live = await flow.publishedPage();
    const before = await flow.stateOf(staff, live.pageID);
    const busy = await pageWithEverything();
    await remove(live.pageID);
    await remove(busy.pageID);
    expect(await flow.publicTitle(live.slug)).toBeNull();
    expect(await undo(staff, live.pageID, busy.pageID)).toEqual([
      { pageID: live.pageID, returned: ['LIVE'], lost: [] },
      { pageID: busy.pageID, returned: ['LIVE', 'REQUEST', 'PLANNED_UNPUBLISH'], lost: [] },
    ]);
    expect(await flow.stateOf(staff, live.pageID)).toEqual(before);
    expect([await flow.publicTitle(live.slug), await flow.publicTitle(busy.slug)]).toEqual(['First', 'First']);
    expect(await flow.stateOf(staff, busy.pageID)).toMatchObject({ status: 'requested' });
    expect(await plansOf(staff, busy.pageID)).toEqual(['UNPUBLISH']);
    expect((await flow.accept(publisher, busy.newVersionID, 'Fine')).status).toBe(200);
    expect(await flow.publicTitle(busy.slug)).toBe('Second');
    await runPlans(flow, busy.pageID);
    expect(await flow.publicTitle(busy.slug)).toBeNull();
    expect(await flow.actionsOf(busy.pageID)).toEqual(
      expect.arrayContaining(['page.restored', 'page.publication-reopened', 'page.schedule-restored']) as string[],
    );
  });

  it('notifies the authors of the request and of the scheduled publication', async () => {
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

  it('lets a rejection restore the live version', async () => {
    const busy = await pageWithEverything();
    await remove(busy.pageID);
    await undo(staff, busy.pageID);
    await flow.reject(publisher, busy.newVersionID);
    expect(await flow.stateOf(staff, busy.pageID)).toMatchObject({
      status: 'published',
      publishedVersionID: busy.pageVersionID,
    });
  });

  it('keeps a page unpublished that a user without publish-page restores, and says so', async () => {
    const busy = await pageWithEverything();
    const { browser } = await signInAs(flow.server, 'Deleter');
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
    expect(await flow.publicTitle(busy.slug)).toBeNull();
    await flow.reject(publisher, busy.newVersionID);
    expect(await flow.stateOf(staff, busy.pageID)).toMatchObject({ status: 'unpublished', publishedVersionID: null });
  });

  it('does not carry out a publication whose time has passed', async () => {
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
    expect([await flow.publicTitle(ended.slug), await flow.publicTitle(begun.slug)]).toEqual([null, null]);
  });

  it('restores a page unpublished if a file on it was deleted meanwhile', async () => {
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
    expect(await flow.publicTitle(page.slug)).toBeNull();
  });

  it('restores a page unpublished that an earlier release deleted, since its state is unknown', async () => {
    const page = await flow.publishedPage();
    await remove(page.pageID);
    await query(flow.server.orm.em.fork(), sql`update page set before_deletion = null where id = ${page.pageID}`);
    expect(await undo(staff, page.pageID)).toEqual([{ pageID: page.pageID, returned: [], lost: [] }]);
    expect(await flow.stateOf(staff, page.pageID)).toMatchObject({ status: 'unpublished' });
    expect(await flow.publicTitle(page.slug)).toBeNull();
  });

  it('does not add a page to its translation group if another page took its place', async () => {
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
