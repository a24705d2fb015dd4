import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';
import { isLongRun } from '../../support/random.ts';
import type { StoreResponse } from '../../support/pages.ts';
import type { TestResponse, TestClient } from '../../support/test-client.ts';

const rounds = isLongRun ? 20 : 3;
const callerCount = 50;
const timeout = isLongRun ? 600_000 : 120_000;

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;
/** Two users who may decide. */
let reviewers: TestClient[];

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
  reviewers = [flow.administrator, publisher];
});
afterAll(() => flow.server.stop());

/** Sends all requests before the first response. */
const runInParallel = <Result>(call: (caller: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: callerCount }, (_, caller) => call(caller)));

const successful = (responses: readonly TestResponse[]) => responses.filter(({ status }) => status === 200);
const refusals = (responses: readonly TestResponse[]) =>
  responses.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, errors: body.Errors }));
const conflict = (code: string, property: string) => ({ status: 409, errors: [{ code, property }] });

const roundNumbers = Array.from({ length: rounds }, (_, round) => round + 1);

describe.each(roundNumbers)(`${callerCount} parallel calls, round %d of ${rounds}`, () => {
  it('accept against reject: exactly one wins, the others get V_07', { timeout }, async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    await flow.request(editor, pageID);
    const responses = await runInParallel((caller) =>
      (caller % 2 === 0 ? flow.accept : flow.reject)(
        reviewers[caller % 4 < 2 ? 0 : 1] ?? publisher,
        pageVersionID,
        'x',
      ),
    );
    expect(successful(responses)).toHaveLength(1);
    expect(refusals(responses)).toEqual(Array.from({ length: callerCount - 1 }, () => conflict('V_07', 'page.status')));
    const { status } = await flow.stateOf(editor, pageID);
    const accepted = responses.findIndex((response) => response.status === 200) % 2 === 0;
    expect(status).toBe(accepted ? 'published' : 'concept');
    expect(await flow.publicTitle(slug)).toBe(accepted ? 'First' : null);
  });

  it('publish against delete: one delete wins, and visitors see nothing in the end', { timeout }, async () => {
    const { pageID, slug } = await flow.newPage();
    const responses = await runInParallel((caller) =>
      caller % 2 === 0 ? flow.publish(publisher, pageID) : publisher.post(`/page/${pageID}/delete`),
    );
    expect(responses.filter(({ status }, caller) => caller % 2 === 1 && status === 200)).toHaveLength(1);
    const gone = refusals(responses);
    expect(gone).toEqual(gone.map(() => ({ status: 404, errors: [{ code: 'PM_01', property: '' }] })));
    expect(await flow.publicTitle(slug)).toBeNull();
    expect((await editor.get(`/page/${pageID}`)).status).toBe(404);
    const open = await query(
      flow.server.orm.em.fork(),
      sql`select 1 from publication where page_id = ${pageID} and ended_at is null`,
    );
    expect(open).toEqual([]);
  });

  it('stores on one revision: one wins, the others get V_07, and nothing is lost', { timeout }, async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    const responses = await runInParallel((caller) =>
      editor.post<StoreResponse>(`/page/version/${pageVersionID}/store`, { revision: 1, title: `By ${caller}` }),
    );
    const [won, ...others] = responses.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(refusals(responses as unknown as TestResponse[])).toEqual(
      Array.from({ length: callerCount - 1 }, () => conflict('V_07', 'version.revision')),
    );
    expect(won?.body.revision).toBe(2);
    const { body } = await editor.get<{ page: { title: string } }>(`/page/${pageID}`);
    expect(body.page.title).toBe(`By ${responses.findIndex(({ status }) => status === 200)}`);
    expect(await flow.actionsOf(pageID)).toEqual(['page.created', 'page.stored']);
  });

  it('pages with one slug: one is created, the others get V_06', { timeout }, async () => {
    const { slug: prefix } = await flow.newPage();
    const slug = `${prefix}-raced`;
    const responses = await runInParallel(() =>
      editor.post('/page/create', { title: 'Raced', slug, type: 'default', locale: 'en', content: [] }),
    );
    expect(successful(responses)).toHaveLength(1);
    expect(refusals(responses)).toEqual(Array.from({ length: callerCount - 1 }, () => conflict('V_06', 'page.slug')));
    const made = await query(flow.server.orm.em.fork(), sql`select 1 from page where slug = ${slug}`);
    expect(made).toHaveLength(1);
  });
});
