import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';
import type { TestClient } from '../../support/test-client.ts';
import { inSeconds, mailsAbout, planChange, plansOf, runPlans } from './plan-fixtures.ts';

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;
let second: { browser: TestClient; user: { email: string } };

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
  second = await signInAs(flow.server, 'Publisher');
});
afterAll(() => flow.server.stop());

let titles = 0;
const newTitle = (): string => {
  titles += 1;
  return `Ending ${titles}.`;
};

/** Version 1 is scheduled, a newer version requested. */
async function scheduleThenRequest(): Promise<{
  pageID: number;
  slug: string;
  first: number;
  newer: number;
  title: string;
}> {
  const title = newTitle();
  const { pageID, pageVersionID, slug } = await flow.newPage({ title: `${title} first` });
  await planChange(publisher, pageID, { action: 'PUBLISH' });
  const { pageVersionID: newer } = await flow.store(editor, pageVersionID, title);
  await flow.request(editor, pageID);
  return { pageID, slug, first: pageVersionID, newer, title };
}

const mailSubjects = async (email: string, title: string) =>
  (await mailsAbout(flow, email, title)).map(({ subject }) => subject);

describe('a scheduled publication of a version older than the requested one', () => {
  it('leaves the request open, to be accepted afterwards', async () => {
    const { pageID, slug, newer, title } = await scheduleThenRequest();
    await runPlans(flow, pageID);
    expect(await flow.publicTitle(slug)).toBe(`${title} first`);
    expect(await flow.stateOf(editor, pageID)).toEqual({
      status: 'requested',
      publishedVersionID: null,
      publishedID: null,
    });
    expect((await flow.accept(publisher, newer, 'Fine')).status).toBe(200);
    expect(await flow.publicTitle(slug)).toBe(title);
  });

  it('is restored when the request is rejected', async () => {
    const { pageID, slug, first, newer, title } = await scheduleThenRequest();
    await runPlans(flow, pageID);
    expect((await flow.reject(publisher, newer)).status).toBe(200);
    expect(await flow.stateOf(editor, pageID)).toMatchObject({ status: 'published', publishedVersionID: first });
    expect(await flow.publicTitle(slug)).toBe(`${title} first`);
  });
});

describe('a request that is ended by someone else', () => {
  it.each([
    ['unpublishing', (pageID: number) => flow.unpublish(publisher, pageID), 'took the page off the site'],
    ['deleting', (pageID: number) => publisher.post(`/page/${pageID}/delete`), 'moved the page to the bin'],
    [
      'a planned unpublishing',
      async (pageID: number) => {
        await planChange(publisher, pageID, { action: 'UNPUBLISH' });
        await runPlans(flow, pageID);
      },
      'at the time that',
    ],
    ['withdrawing by a publisher', (pageID: number) => flow.revoke(publisher, pageID), 'withdrew the request'],
  ])('by %s is audited, and its author gets a mail with the reason', async (_name, end, reason) => {
    const { pageID, newVersionID } = await flow.improvedPage();
    const title = newTitle();
    await flow.store(editor, newVersionID, title);
    await flow.request(editor, pageID);
    await end(pageID);
    const actions = await flow.actionsOf(pageID);
    expect(actions.some((action) => ['page.publication-closed', 'page.publication-revoked'].includes(action))).toBe(
      true,
    );
    const [mail] = await mailsAbout(flow, flow.editor.user.email, title);
    expect(mail?.subject).toBe(`Request closed: ${title}`);
    expect(mail?.text).toContain(reason);
    expect(mail?.text).not.toMatch(/[{}]/);
  });

  it('sends no mail if the author revokes it', async () => {
    const { pageID, newVersionID } = await flow.improvedPage();
    const title = newTitle();
    await flow.store(editor, newVersionID, title);
    await flow.request(editor, pageID);
    await flow.revoke(editor, pageID);
    expect(await mailSubjects(flow.editor.user.email, title)).toEqual([]);
  });
});

describe('a scheduled publication that is ended by someone else', () => {
  it('is audited, and its author gets a mail with the reason', async () => {
    for (const [end, reason] of [
      [(pageID: number) => second.browser.post(`/page/${pageID}/delete`), 'moved the page to the bin'],
      [
        async (pageID: number) => {
          const at = inSeconds(7_200);
          const plans = await planChange(publisher, pageID, { action: 'UNPUBLISH', at });
          const id = plans.find(({ action }) => action === 'PUBLISH')?.id;
          await second.browser.graphql(`mutation { cancelScheduledPublication(id: ${id}) { errors { code } } }`);
        },
        'cancelled it',
      ],
    ] as const) {
      const title = newTitle();
      const { pageID } = await flow.newPage({ title });
      await planChange(publisher, pageID, { action: 'PUBLISH' });
      await end(pageID);
      expect(await flow.actionsOf(pageID)).toContain('page.schedule-cancelled');
      // What is scheduled after the publication ends with it, in a mail of its own.
      const mails = await mailsAbout(flow, flow.publisher.user.email, title);
      const mail = mails.find(({ subject }) => subject === `Publication cancelled: ${title}`);
      expect(mail?.text).toContain(reason);
    }
  });

  it('is not mailed to an author who cancels it', async () => {
    const title = newTitle();
    const { pageID } = await flow.newPage({ title });
    const [plan] = await planChange(publisher, pageID, { action: 'PUBLISH' });
    await publisher.graphql(`mutation { cancelScheduledPublication(id: ${plan?.id}) { errors { code } } }`);
    expect(await mailSubjects(flow.publisher.user.email, title)).toEqual([]);
  });
});

describe('unpublishing a page manually', () => {
  it('cancels a scheduled unpublishing, which no longer has an effect', async () => {
    const title = newTitle();
    const { pageID } = await flow.newPage({ title });
    await flow.publish(publisher, pageID);
    await planChange(publisher, pageID, { action: 'UNPUBLISH' });
    await flow.unpublish(second.browser, pageID);
    expect(await plansOf(editor, pageID)).toEqual([]);
    expect(await mailSubjects(flow.publisher.user.email, title)).toEqual([`No longer planned: ${title}`]);
  });

  it('keeps a scheduled publication, and the unpublishing scheduled after it', async () => {
    const { pageID, slug } = await flow.publishedPage();
    await planChange(publisher, pageID, { action: 'PUBLISH' });
    await planChange(publisher, pageID, { action: 'UNPUBLISH', at: new Date(Date.now() + 7_200_000).toISOString() });
    await flow.unpublish(publisher, pageID);
    expect(await plansOf(editor, pageID)).toEqual(['PUBLISH', 'UNPUBLISH']);
    await runPlans(flow, pageID);
    expect(await flow.publicTitle(slug)).toBeNull();
    expect((await flow.actionsOf(pageID)).filter((action) => action === 'page.unpublished')).toHaveLength(2);
  });

  it.each([
    [
      'GraphQL',
      (pageID: number) =>
        second.browser.graphql(
          `mutation { unpublishPages(pageIDs: [${pageID}], plannedPublications: CANCEL) { errors { code } } }`,
        ),
    ],
    ['REST', (pageID: number) => second.browser.post(`/page/${pageID}/unpublish`, { plannedPublications: 'cancel' })],
  ])('cancels both if %s asks for that', async (_edge, unpublish) => {
    const title = newTitle();
    const { pageID } = await flow.newPage({ title });
    await flow.publish(publisher, pageID);
    await planChange(publisher, pageID, { action: 'PUBLISH' });
    await planChange(publisher, pageID, { action: 'UNPUBLISH', at: new Date(Date.now() + 7_200_000).toISOString() });
    await unpublish(pageID);
    expect(await plansOf(editor, pageID)).toEqual([]);
    expect((await mailSubjects(flow.publisher.user.email, title)).toSorted()).toEqual([
      `No longer planned: ${title}`,
      `Publication cancelled: ${title}`,
    ]);
  });

  it('refuses an unknown choice with its code', async () => {
    const { pageID } = await flow.publishedPage();
    const { status, body } = await publisher.post<{ Errors: object[] }>(`/page/${pageID}/unpublish`, {
      plannedPublications: 'forget',
    });
    expect([status, body.Errors]).toEqual([400, [{ code: 'V_12', property: 'page.plannedPublications' }]]);
  });

  it('cancels an unpublishing whose scheduled publication is cancelled', async () => {
    const { pageID } = await flow.newPage();
    const [publication] = await planChange(publisher, pageID, { action: 'PUBLISH' });
    await planChange(publisher, pageID, { action: 'UNPUBLISH', at: new Date(Date.now() + 7_200_000).toISOString() });
    await publisher.graphql(`mutation { cancelScheduledPublication(id: ${publication?.id}) { errors { code } } }`);
    expect(await plansOf(editor, pageID)).toEqual([]);
  });
});

describe('with keepLiveWhileRequested off', () => {
  beforeAll(() => flow.setKeepLive(false));
  afterAll(() => flow.setKeepLive(true));

  it('a scheduled unpublishing that finds the page unpublished for a request stays in force after a rejection', async () => {
    const { pageID, newVersionID, slug } = await flow.improvedPage();
    await planChange(publisher, pageID, { action: 'UNPUBLISH' });
    await flow.request(editor, pageID);
    expect(await flow.publicTitle(slug)).toBeNull();
    await runPlans(flow, pageID);
    expect(await plansOf(editor, pageID)).toEqual([]);
    expect(await flow.actionsOf(pageID)).not.toContain('page.schedule-failed');
    expect(await flow.stateOf(editor, pageID)).toMatchObject({ status: 'requested' });
    await flow.reject(publisher, newVersionID);
    expect(await flow.stateOf(editor, pageID)).toEqual({
      status: 'unpublished',
      publishedVersionID: null,
      publishedID: null,
    });
    expect(await flow.publicTitle(slug)).toBeNull();
  });
});
