import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../rest/auth/staff.ts';
import { startWorkflow, type Workflow } from '../../rest/publication/workflow-fixtures.ts';
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
  second = await signIn(flow.server, 'Publisher');
});
afterAll(() => flow.server.stop());

let titles = 0;
const newTitle = (): string => {
  titles += 1;
  return `Ending ${titles}.`;
};

/** Version 1 is planned, a newer version requested. */
async function planThenRequest(): Promise<{
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

const subjects = async (email: string, title: string) =>
  (await mailsAbout(flow, email, title)).map(({ subject }) => subject);

describe('a planned publication of an older version than the requested one', () => {
  it('leaves the request open, to be accepted afterwards', async () => {
    const { pageID, slug, newer, title } = await planThenRequest();
    await runPlans(flow, pageID);
    expect(await flow.seenTitle(slug)).toBe(`${title} first`);
    expect(await flow.stateOf(editor, pageID)).toEqual({
      status: 'requested',
      publishedVersionID: null,
      publishedID: null,
    });
    expect((await flow.accept(publisher, newer, 'Fine')).status).toBe(200);
    expect(await flow.seenTitle(slug)).toBe(title);
  });

  it('is what rejecting the request leads back to', async () => {
    const { pageID, slug, first, newer, title } = await planThenRequest();
    await runPlans(flow, pageID);
    expect((await flow.reject(publisher, newer)).status).toBe(200);
    expect(await flow.stateOf(editor, pageID)).toMatchObject({ status: 'published', publishedVersionID: first });
    expect(await flow.seenTitle(slug)).toBe(`${title} first`);
  });
});

describe('a request that ends without its author', () => {
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

  it('but not one that the author takes back', async () => {
    const { pageID, newVersionID } = await flow.improvedPage();
    const title = newTitle();
    await flow.store(editor, newVersionID, title);
    await flow.request(editor, pageID);
    await flow.revoke(editor, pageID);
    expect(await subjects(flow.editor.user.email, title)).toEqual([]);
  });
});

describe('a plan that ends without its author', () => {
  it('by deletion or somebody else is audited, and its author gets a mail with the reason', async () => {
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
      // What was planned for after the publication ends with it, in a mail of its own.
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
    expect(await subjects(flow.publisher.user.email, title)).toEqual([]);
  });
});

describe('taking a page off the site by hand', () => {
  it('ends a planned unpublishing, which has nothing to do any more', async () => {
    const title = newTitle();
    const { pageID } = await flow.newPage({ title });
    await flow.publish(publisher, pageID);
    await planChange(publisher, pageID, { action: 'UNPUBLISH' });
    await flow.unpublish(second.browser, pageID);
    expect(await plansOf(editor, pageID)).toEqual([]);
    expect(await subjects(flow.publisher.user.email, title)).toEqual([`No longer planned: ${title}`]);
  });

  it('keeps a planned publication, and the unpublishing planned after it', async () => {
    const { pageID, slug } = await flow.publishedPage();
    await planChange(publisher, pageID, { action: 'PUBLISH' });
    await planChange(publisher, pageID, { action: 'UNPUBLISH', at: new Date(Date.now() + 7_200_000).toISOString() });
    await flow.unpublish(publisher, pageID);
    expect(await plansOf(editor, pageID)).toEqual(['PUBLISH', 'UNPUBLISH']);
    await runPlans(flow, pageID);
    expect(await flow.seenTitle(slug)).toBeNull();
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
  ])('cancels both where it is told so by %s', async (_edge, unpublish) => {
    const title = newTitle();
    const { pageID } = await flow.newPage({ title });
    await flow.publish(publisher, pageID);
    await planChange(publisher, pageID, { action: 'PUBLISH' });
    await planChange(publisher, pageID, { action: 'UNPUBLISH', at: new Date(Date.now() + 7_200_000).toISOString() });
    await unpublish(pageID);
    expect(await plansOf(editor, pageID)).toEqual([]);
    expect((await subjects(flow.publisher.user.email, title)).toSorted()).toEqual([
      `No longer planned: ${title}`,
      `Publication cancelled: ${title}`,
    ]);
  });

  it('refuses another choice with its code', async () => {
    const { pageID } = await flow.publishedPage();
    const { status, body } = await publisher.post<{ Errors: object[] }>(`/page/${pageID}/unpublish`, {
      plannedPublications: 'forget',
    });
    expect([status, body.Errors]).toEqual([400, [{ code: 'V_12', property: 'page.plannedPublications' }]]);
  });

  it('ends an unpublishing whose planned publication is cancelled', async () => {
    const { pageID } = await flow.newPage();
    const [publication] = await planChange(publisher, pageID, { action: 'PUBLISH' });
    await planChange(publisher, pageID, { action: 'UNPUBLISH', at: new Date(Date.now() + 7_200_000).toISOString() });
    await publisher.graphql(`mutation { cancelScheduledPublication(id: ${publication?.id}) { errors { code } } }`);
    expect(await plansOf(editor, pageID)).toEqual([]);
  });
});

describe('with keepLiveWhileRequested off', () => {
  beforeAll(() => flow.keepLive(false));
  afterAll(() => flow.keepLive(true));

  it('a planned end that finds the page off for a request stays in force after a rejection', async () => {
    const { pageID, newVersionID, slug } = await flow.improvedPage();
    await planChange(publisher, pageID, { action: 'UNPUBLISH' });
    await flow.request(editor, pageID);
    expect(await flow.seenTitle(slug)).toBeNull();
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
    expect(await flow.seenTitle(slug)).toBeNull();
  });
});
