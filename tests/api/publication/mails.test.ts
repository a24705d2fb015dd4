import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const setPublicationMails = (client: TestClient, wanted: boolean) =>
  client.graphql<{ setPublicationMails: { user: { publicationMails: boolean }; errors: unknown[] } }>(
    `mutation { setPublicationMails(wanted: ${wanted}) { user { publicationMails } errors { code } } }`,
  );

/** Mails sent to a user since the test began. */
const sent = new Map<string, number>();
async function newMailsTo(email: string) {
  const mails = await mailsTo(flow.server, email);
  return mails.slice(sent.get(email) ?? 0);
}
beforeEach(async () => {
  for (const { email } of [flow.editor.user, flow.publisher.user]) {
    sent.set(email, (await mailsTo(flow.server, email)).length);
  }
});

describe('a publication request', () => {
  it('is mailed to the users who may publish the page, with the comment, and to nobody else', async () => {
    const { pageID, pageVersionID } = await flow.newPage({ title: 'Opening hours' });
    await flow.request(editor, pageID, 'Please look <script>alert(1)</script>');
    const [mail, ...others] = await newMailsTo(flow.publisher.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Opening hours');
    expect(mail?.text).toContain('Please look <script>alert(1)</script>');
    expect(mail?.raw).toContain('&lt;script&gt;');
    expect(mail?.raw.split('text/html')[1]).not.toContain('<script>');
    expect(mail?.link).toBe(`http://localhost:3000/cmsadmin/publication-requests/${pageVersionID}`);
    expect(await newMailsTo(flow.editor.user.email)).toEqual([]);
  });

  it('is mailed without a comment if there is none, and mailed again when it is resent', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    const [first] = await newMailsTo(flow.publisher.user.email);
    expect(first?.text).not.toContain('comment');
    await flow.request(editor, pageID, 'Now');
    expect(await newMailsTo(flow.publisher.user.email)).toHaveLength(2);
  });

  it('is not mailed to users who are restricted to other locales, inactive, the requester, or opted out', async () => {
    const narrow = [{ name: 'publish-page', parameters: { locales: ['nl-nl'] } }];
    const em = flow.server.orm.em.fork();
    await query(em, sql`insert into role (name, permissions) values ('Narrow', ${JSON.stringify(narrow)}::jsonb)`);
    const dutch = await signInAs(flow.server, 'Narrow');
    const gone = await signInAs(flow.server, 'Publisher');
    await query(em, sql`update "user" set active = false where id = ${gone.user.id}`);
    const asking = await signInAs(flow.server, 'Publisher');
    const quiet = await signInAs(flow.server, 'Publisher');
    const { data } = await setPublicationMails(quiet.browser, false);
    expect(data.setPublicationMails).toEqual({ user: { publicationMails: false }, errors: [] });
    const { pageID } = await flow.newPage();
    await flow.request(asking.browser, pageID);
    for (const { user } of [dutch, gone, asking, quiet]) expect(await newMailsTo(user.email)).toEqual([]);
    expect(await newMailsTo(flow.publisher.user.email)).toHaveLength(1);
  });

  it('is mailed in the language of the recipient', async () => {
    const reviewer = await signInAs(flow.server, 'Publisher');
    await reviewer.browser.graphql(
      `mutation { updateUser(id: ${reviewer.user.id}, input: { language: "nl" }) { errors { code } } }`,
    );
    const { pageID } = await flow.newPage({ title: 'Rondleiding' });
    await flow.request(editor, pageID, 'Kijk eens');
    const [mail] = await newMailsTo(reviewer.user.email);
    expect(mail?.subject).toBe('Graag beoordelen: Rondleiding');
    expect(mail?.text).toContain('Opmerking: Kijk eens');
  });
});

describe('a decision', () => {
  it.each([
    ['accept', 'Published: First'],
    ['reject', 'Not published yet: First'],
  ] as const)('to %s is mailed to the requester, with the feedback', async (response, subject) => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow[response](publisher, pageVersionID, 'Words & <b>more</b>');
    const [mail, ...others] = await newMailsTo(flow.editor.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Words & <b>more</b>');
    expect(mail?.raw).toContain('Words &amp; &lt;b&gt;more');
    expect(mail?.link).toBe(`http://localhost:3000/cmsadmin/pages/${pageID}`);
  });

  it('by publishing waits for feedback of the same person, and is one mail', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.publish(publisher, pageID);
    expect(await newMailsTo(flow.editor.user.email)).toEqual([]);
    await flow.accept(publisher, pageVersionID, 'Well done');
    const mails = await newMailsTo(flow.editor.user.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Well done')]);
    await runLateJobs();
    expect(await newMailsTo(flow.editor.user.email)).toHaveLength(1);
  });

  it('by publishing is mailed without feedback if none follows', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.publish(publisher, pageID);
    await newMailsTo(flow.editor.user.email);
    await runLateJobs();
    const mails = await newMailsTo(flow.editor.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Published: First']);
  });

  it('is not mailed for your own request, or if you opted out', async () => {
    const own = await flow.newPage();
    await flow.request(publisher, own.pageID);
    await flow.accept(publisher, own.pageVersionID);
    expect(await newMailsTo(flow.publisher.user.email)).toEqual([]);
    await setPublicationMails(editor, false);
    const other = await flow.newPage();
    await flow.request(editor, other.pageID);
    await flow.reject(publisher, other.pageVersionID);
    expect(await newMailsTo(flow.editor.user.email)).toEqual([]);
    await setPublicationMails(editor, true);
  });

  it('is not mailed when a request is revoked', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    await newMailsTo(flow.publisher.user.email);
    await flow.revoke(editor, pageID);
    expect(await newMailsTo(flow.editor.user.email)).toEqual([]);
    expect(await newMailsTo(flow.publisher.user.email)).toHaveLength(1);
  });
});

/** Lets the delay of late decision mails pass. */
async function runLateJobs(): Promise<void> {
  const em = flow.server.orm.em.fork();
  await query(
    em,
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
          from graphile_worker.jobs where task_identifier = 'send-late-answer'`,
  );
}
