import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningJobs, startJobs } from '../../../server/app/jobs/start-jobs.ts';
import { createJobLanes } from '../../../server/app/jobs/job-lanes.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';
import { signInAs } from '../../support/users.ts';
import { mailsTo } from '../../support/jobs/run-jobs.ts';
import type { TestClient } from '../../support/test-client.ts';

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
});
afterAll(() => flow.server.stop());

type Planned = { id: number; action: string; at: string; pageVersionID: number | null; status: string };
type Payload = {
  page: { scheduledPublications: Planned[] } | null;
  errors: { code: string; property: string }[];
};

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const fields = 'page { scheduledPublications { id action at pageVersionID status } } errors { code property }';

async function plan(pageID: number, action: string, at: string, client = publisher): Promise<Payload> {
  const { data, errors } = await client.graphql<{ schedulePublication: Payload }>(
    `mutation ($pageID: Int!, $action: ScheduledAction!, $at: DateTime!) {
       schedulePublication(pageID: $pageID, action: $action, at: $at) { ${fields} } }`,
    { pageID, action, at },
  );
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.schedulePublication;
}

async function cancel(id: number, client = publisher): Promise<Payload> {
  const { data, errors } = await client.graphql<{ cancelScheduledPublication: Payload }>(
    `mutation { cancelScheduledPublication(id: ${id}) { ${fields} } }`,
  );
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.cancelScheduledPublication;
}

const firstID = ({ page }: Payload): number => page?.scheduledPublications[0]?.id ?? 0;

async function statusOf(id: number): Promise<string | undefined> {
  const [row] = await query(
    flow.server.orm.em.fork(),
    sql<{ status: string }>`select status from scheduled_publication where id = ${id}`,
  );
  return row?.status;
}

const startWorker = (): Promise<RunningJobs> =>
  startJobs({
    databaseUrl: flow.server.databaseUrl,
    log: pino({ enabled: false }),
    lanes: createJobLanes(flow.server),
    crontab: '',
  });

/** Makes scheduled publications due, and runs the worker once. */
async function runDueNow(): Promise<void> {
  await query(
    flow.server.orm.em.fork(),
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
          from graphile_worker.jobs where task_identifier = 'run-scheduled-publication'`,
  );
  await mailsTo(flow.server, 'nobody@example.com');
}

describe('scheduling', () => {
  it('fixes the current version, shows on the page and in the list, and writes an audit entry', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    const at = inSeconds(3_600);
    const { page, errors } = await plan(pageID, 'PUBLISH', at);
    expect(errors).toEqual([]);
    expect(page?.scheduledPublications).toEqual([
      { id: expect.any(Number) as unknown, action: 'PUBLISH', at, pageVersionID, status: 'PENDING' },
    ]);
    expect((await flow.actionsOf(pageID)).at(-1)).toBe('page.publish-scheduled');
    const { pageVersionID: later } = await flow.store(editor, pageVersionID, 'Later');
    expect(later).not.toBe(pageVersionID);
    const { data } = await editor.graphql<{ scheduledPublications: { items: unknown[] } }>(
      '{ scheduledPublications { items { page { id } scheduledBy { id } viewerCanCancel } } }',
    );
    expect(data.scheduledPublications.items).toContainEqual({
      page: { id: pageID },
      scheduledBy: { id: flow.publisher.user.id },
      viewerCanCancel: false,
    });
    const listed = async (scheduled: boolean) => {
      const { data: list } = await editor.graphql<{ pages: { items: { id: number }[] } }>(
        `{ pages(filter: { scheduled: ${scheduled} }, pageSize: 1000) { items { id } } }`,
      );
      return list.pages.items.map(({ id }) => id);
    };
    expect(await listed(true)).toContain(pageID);
    expect(await listed(false)).not.toContain(pageID);
    await runDueNow();
    expect(await listed(true)).not.toContain(pageID);
    expect(await listed(false)).toContain(pageID);
    expect(await flow.publicTitle(slug)).toBe('First');
    expect(await flow.stateOf(editor, pageID)).toMatchObject({
      status: 'published',
      publishedVersionID: pageVersionID,
    });
  });

  it.each([
    ['in the past', () => inSeconds(-1)],
    ['more than two years ahead', () => inSeconds(731.5 * 86_400)],
  ])('%s is V_12 on schedule.at', async (_name, at) => {
    const { pageID } = await flow.newPage();
    expect(await plan(pageID, 'PUBLISH', at())).toEqual({
      page: null,
      errors: [{ code: 'V_12', property: 'schedule.at' }],
    });
  });

  it('the same action twice is V_07; unpublishing needs a live version or an earlier scheduled publication', async () => {
    const { pageID } = await flow.newPage();
    const nothingToTakeOff = { page: null, errors: [{ code: 'V_07', property: 'page.status' }] };
    expect(await plan(pageID, 'UNPUBLISH', inSeconds(7_200))).toEqual(nothingToTakeOff);
    expect((await plan(pageID, 'PUBLISH', inSeconds(3_600))).errors).toEqual([]);
    expect(await plan(pageID, 'PUBLISH', inSeconds(3_700))).toEqual({
      page: null,
      errors: [{ code: 'V_07', property: 'schedule.action' }],
    });
    expect(await plan(pageID, 'UNPUBLISH', inSeconds(60))).toEqual(nothingToTakeOff);
    const both = await plan(pageID, 'UNPUBLISH', inSeconds(7_200));
    expect(both.page?.scheduledPublications.map(({ action }) => action)).toEqual(['PUBLISH', 'UNPUBLISH']);
    for (const { id } of both.page?.scheduledPublications ?? []) await cancel(id);
  });

  it('runs the publishing checks at once', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.store(editor, pageVersionID, '');
    expect(await plan(pageID, 'PUBLISH', inSeconds(60))).toEqual({
      page: null,
      errors: [{ code: 'V_01', property: 'page.title' }],
    });
  });

  it('and cancelling require publish-page', async () => {
    const { pageID } = await flow.newPage();
    await expect(plan(pageID, 'PUBLISH', inSeconds(60), editor)).rejects.toThrow('FORBIDDEN');
    const id = firstID(await plan(pageID, 'PUBLISH', inSeconds(3_600)));
    await expect(cancel(id, editor)).rejects.toThrow('FORBIDDEN');
    await cancel(id);
  });
});

describe('at the scheduled time', () => {
  it('the publication happens, not earlier, even if the worker was restarted', async () => {
    const first = await startWorker();
    const { pageID, slug } = await flow.newPage();
    const at = Date.now() + 2_000;
    const planned = await plan(pageID, 'PUBLISH', new Date(at).toISOString());
    await first.stop();
    const second = await startWorker();
    try {
      await expect.poll(() => statusOf(firstID(planned)), { timeout: 40_000, interval: 100 }).toBe('done');
      expect(Date.now()).toBeGreaterThanOrEqual(at);
      expect(await flow.publicTitle(slug)).toBe('First');
      await plan(pageID, 'UNPUBLISH', inSeconds(1));
      await expect.poll(() => flow.publicTitle(slug), { timeout: 40_000, interval: 100 }).toBeNull();
    } finally {
      await second.stop();
    }
  }, 120_000);

  it('a request for the scheduled version is accepted, one for a newer version stays open', async () => {
    const same = await flow.newPage();
    await flow.request(editor, same.pageID);
    await plan(same.pageID, 'PUBLISH', inSeconds(3_600));
    const other = await flow.newPage();
    await plan(other.pageID, 'PUBLISH', inSeconds(3_600));
    const { pageVersionID: newer } = await flow.store(editor, other.pageVersionID, 'Newer');
    await flow.request(editor, other.pageID);
    await runDueNow();
    const statusOfRequest = async (versionID: number) =>
      (
        await editor.graphql<{ publicationRequest: { status: string } }>(
          `{ publicationRequest(pageVersionID: ${versionID}) { status } }`,
        )
      ).data.publicationRequest.status;
    expect(await statusOfRequest(same.pageVersionID)).toBe('ACCEPTED');
    expect(await statusOfRequest(newer)).toBe('OPEN');
    expect(await flow.stateOf(editor, same.pageID)).toMatchObject({
      status: 'published',
      publishedVersionID: same.pageVersionID,
    });
    expect(await flow.stateOf(editor, other.pageID)).toMatchObject({ status: 'requested' });
    expect(await flow.publicTitle(other.slug)).toBe('First');
  });

  it('a cancelled publication does not happen, and cannot be cancelled again', async () => {
    const { pageID, slug } = await flow.newPage();
    const id = firstID(await plan(pageID, 'PUBLISH', inSeconds(1)));
    const { page, errors } = await cancel(id);
    expect({ planned: page?.scheduledPublications, errors }).toEqual({ planned: [], errors: [] });
    await wait(1_100);
    await runDueNow();
    expect(await flow.publicTitle(slug)).toBeNull();
    expect(await statusOf(id)).toBe('cancelled');
    expect(await cancel(id)).toEqual({ page: null, errors: [{ code: 'V_07', property: 'schedule.status' }] });
    expect(await cancel(999_999)).toEqual({ page: null, errors: [{ code: 'V_12', property: 'schedule.id' }] });
  });

  it('a publication that the checks refuse fails, changes nothing and is mailed to its author', async () => {
    const target = await flow.newPage();
    const html = `<p><a href="/${target.slug}">there</a></p>`;
    const { pageID, pageVersionID, slug } = await flow.newPage({ title: 'Points there' });
    const block = { type: 'rich-text', key: 'b1', anchorPoint: '', props: { html }, __images: {}, __files: {} };
    await editor.post(`/page/version/${pageVersionID}/store`, { blocks: [block] });
    const id = firstID(await plan(pageID, 'PUBLISH', inSeconds(3_600)));
    await query(flow.server.orm.em.fork(), sql`update page set deleted_at = now() where id = ${target.pageID}`);
    await runDueNow();
    expect(await statusOf(id)).toBe('failed');
    expect(await flow.publicTitle(slug)).toBeNull();
    expect((await flow.actionsOf(pageID)).at(-1)).toBe('page.schedule-failed');
    const mails = await mailsTo(flow.server, flow.publisher.user.email);
    const mail = mails.findLast(({ subject }) => subject === 'Could not be published: Points there');
    expect(mail?.text).toContain('stood in the way');
    expect(mail?.link).toBe(`http://localhost:3000/cmsadmin/pages/${pageID}`);
  });

  it('nothing happens if the author lost the right or was deleted', async () => {
    const demoted = await signInAs(flow.server, 'Publisher');
    const removed = await signInAs(flow.server, 'Publisher');
    const pages = [await flow.newPage(), await flow.newPage()];
    const ids = [];
    for (const [index, { pageID }] of pages.entries()) {
      const { browser } = index === 0 ? demoted : removed;
      ids.push(firstID(await plan(pageID, 'PUBLISH', inSeconds(3_600), browser)));
    }
    const em = flow.server.orm.em.fork();
    await query(
      em,
      sql`update "user" set role_id = (select id from role where name = 'Editor') where id = ${demoted.user.id}`,
    );
    await flow.administrator.delete(`/user/${removed.user.id}`);
    await runDueNow();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['failed', 'failed']);
    expect(await Promise.all(pages.map(({ slug }) => flow.publicTitle(slug)))).toEqual([null, null]);
    const mails = await mailsTo(flow.server, demoted.user.email);
    expect(mails.at(-1)?.text).toContain('You no longer have the permission to do this.');
  });

  it('an unpublishing of an unpublished page does not happen, and running twice is harmless', async () => {
    const { pageID } = await flow.publishedPage();
    const id = firstID(await plan(pageID, 'UNPUBLISH', inSeconds(3_600)));
    await flow.unpublish(publisher, pageID);
    await runDueNow();
    expect(await statusOf(id)).toBe('cancelled');
    const before = await flow.actionsOf(pageID);
    await query(
      flow.server.orm.em.fork(),
      sql`select graphile_worker.add_job('run-scheduled-publication', ${JSON.stringify({ scheduleID: id })}::json)`,
    );
    await runDueNow();
    expect(await flow.actionsOf(pageID)).toEqual(before);
  });
});
