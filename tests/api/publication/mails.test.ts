import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startWorkflow, type Workflow } from '../../rest/publication/workflow-fixtures.ts';
import { signIn } from '../../rest/auth/staff.ts';
import { mailsTo } from '../../support/run-jobs.ts';
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

const wantMails = (client: TestClient, wanted: boolean) =>
  client.graphql<{ setPublicationMails: { user: { publicationMails: boolean }; errors: unknown[] } }>(
    `mutation { setPublicationMails(wanted: ${wanted}) { user { publicationMails } errors { code } } }`,
  );

/** What somebody was sent since the test began. */
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

describe('asking for publication', () => {
  it('is told to those who may publish the page, with the comment, and to nobody else', async () => {
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

  it('says nothing of a comment that was not made, and is told again when it is resent', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    const [first] = await newMailsTo(flow.publisher.user.email);
    expect(first?.text).not.toContain('comment');
    await flow.request(editor, pageID, 'Now');
    expect(await newMailsTo(flow.publisher.user.email)).toHaveLength(2);
  });

  it('is told to no one whose role is narrowed to other locales, is inactive, asked, or wants no mails', async () => {
    const narrow = [{ name: 'publish-page', parameters: { locales: ['nl-nl'] } }];
    const em = flow.server.orm.em.fork();
    await query(em, sql`insert into role (name, permissions) values ('Narrow', ${JSON.stringify(narrow)}::jsonb)`);
    const dutch = await signIn(flow.server, 'Narrow');
    const gone = await signIn(flow.server, 'Publisher');
    await query(em, sql`update "user" set active = false where id = ${gone.user.id}`);
    const asking = await signIn(flow.server, 'Publisher');
    const quiet = await signIn(flow.server, 'Publisher');
    const { data } = await wantMails(quiet.browser, false);
    expect(data.setPublicationMails).toEqual({ user: { publicationMails: false }, errors: [] });
    const { pageID } = await flow.newPage();
    await flow.request(asking.browser, pageID);
    for (const { user } of [dutch, gone, asking, quiet]) expect(await newMailsTo(user.email)).toEqual([]);
    expect(await newMailsTo(flow.publisher.user.email)).toHaveLength(1);
  });

  it('is told in the language of who reads it', async () => {
    const reviewer = await signIn(flow.server, 'Publisher');
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

describe('an answer', () => {
  it.each([
    ['accept', 'Published: First'],
    ['reject', 'Not published yet: First'],
  ] as const)('to %s is told to whoever asked, with the feedback', async (answer, subject) => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow[answer](publisher, pageVersionID, 'Words & <b>more</b>');
    const [mail, ...others] = await newMailsTo(flow.editor.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Words & <b>more</b>');
    expect(mail?.raw).toContain('Words &amp; &lt;b&gt;more');
    expect(mail?.link).toBe(`http://localhost:3000/cmsadmin/pages/${pageID}`);
  });

  it('by publishing waits for the feedback that the same person may add, and is one mail', async () => {
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

  it('by publishing is told without feedback where none comes', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.publish(publisher, pageID);
    await newMailsTo(flow.editor.user.email);
    await runLateJobs();
    const mails = await newMailsTo(flow.editor.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Published: First']);
  });

  it('to the own request, and to who wants no mails, is not told', async () => {
    const own = await flow.newPage();
    await flow.request(publisher, own.pageID);
    await flow.accept(publisher, own.pageVersionID);
    expect(await newMailsTo(flow.publisher.user.email)).toEqual([]);
    await wantMails(editor, false);
    const other = await flow.newPage();
    await flow.request(editor, other.pageID);
    await flow.reject(publisher, other.pageVersionID);
    expect(await newMailsTo(flow.editor.user.email)).toEqual([]);
    await wantMails(editor, true);
  });

  it('is not told when a request is taken back', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    await newMailsTo(flow.publisher.user.email);
    await flow.revoke(editor, pageID);
    expect(await newMailsTo(flow.editor.user.email)).toEqual([]);
    expect(await newMailsTo(flow.publisher.user.email)).toHaveLength(1);
  });
});

/** Lets the time pass for which late answers wait. */
async function runLateJobs(): Promise<void> {
  const em = flow.server.orm.em.fork();
  await query(
    em,
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
          from graphile_worker.jobs where task_identifier = 'send-late-answer'`,
  );
}
