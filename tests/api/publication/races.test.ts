import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startWorkflow, type Workflow } from '../../rest/publication/workflow-fixtures.ts';
import { isLong } from '../../support/generated.ts';
import type { StoreAnswer } from '../../support/pages.ts';
import type { TestAnswer, TestClient } from '../../support/test-client.ts';

const rounds = isLong ? 20 : 3;
const callers = 50;
const timeout = isLong ? 600_000 : 120_000;

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;
/** Two people who may answer. */
let reviewers: TestClient[];

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
  reviewers = [flow.administrator, publisher];
});
afterAll(() => flow.server.stop());

/** Sends them all before the first is answered. */
const race = <Answer>(call: (caller: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));

const wonBy = (answers: readonly TestAnswer[]) => answers.filter(({ status }) => status === 200);
const refusals = (answers: readonly TestAnswer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, errors: body.Errors }));
const conflict = (code: string, property: string) => ({ status: 409, errors: [{ code, property }] });

const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);

describe.each(everyRound)(`${callers} at once, round %d of ${rounds}`, () => {
  it('accept against reject: exactly one wins, the others get V_07', { timeout }, async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    await flow.request(editor, pageID);
    const answers = await race((caller) =>
      (caller % 2 === 0 ? flow.accept : flow.reject)(
        reviewers[caller % 4 < 2 ? 0 : 1] ?? publisher,
        pageVersionID,
        'x',
      ),
    );
    expect(wonBy(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual(Array.from({ length: callers - 1 }, () => conflict('V_07', 'page.status')));
    const { status } = await flow.stateOf(editor, pageID);
    const accepted = answers.findIndex((answer) => answer.status === 200) % 2 === 0;
    expect(status).toBe(accepted ? 'published' : 'concept');
    expect(await flow.seenTitle(slug)).toBe(accepted ? 'First' : null);
  });

  it('publish against delete: one delete wins, and nothing is seen in the end', { timeout }, async () => {
    const { pageID, slug } = await flow.newPage();
    const answers = await race((caller) =>
      caller % 2 === 0 ? flow.publish(publisher, pageID) : publisher.post(`/page/${pageID}/delete`),
    );
    expect(answers.filter(({ status }, caller) => caller % 2 === 1 && status === 200)).toHaveLength(1);
    const gone = refusals(answers);
    expect(gone).toEqual(gone.map(() => ({ status: 404, errors: [{ code: 'PM_01', property: '' }] })));
    expect(await flow.seenTitle(slug)).toBeNull();
    expect((await editor.get(`/page/${pageID}`)).status).toBe(404);
    const open = await query(
      flow.server.orm.em.fork(),
      sql`select 1 from publication where page_id = ${pageID} and ended_at is null`,
    );
    expect(open).toEqual([]);
  });

  it('stores on one revision: one wins, the others get V_07, and nothing is lost', { timeout }, async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    const answers = await race((caller) =>
      editor.post<StoreAnswer>(`/page/version/${pageVersionID}/store`, { revision: 1, title: `By ${caller}` }),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(refusals(answers as unknown as TestAnswer[])).toEqual(
      Array.from({ length: callers - 1 }, () => conflict('V_07', 'version.revision')),
    );
    expect(won?.body.revision).toBe(2);
    const { body } = await editor.get<{ page: { title: string } }>(`/page/${pageID}`);
    expect(body.page.title).toBe(`By ${answers.findIndex(({ status }) => status === 200)}`);
    expect(await flow.actionsOf(pageID)).toEqual(['page.created', 'page.stored']);
  });

  it('pages with one slug: one is made, the others get V_06', { timeout }, async () => {
    const { slug: prefix } = await flow.newPage();
    const slug = `${prefix}-raced`;
    const answers = await race(() =>
      editor.post('/page/create', { title: 'Raced', slug, type: 'default', locale: 'en', content: [] }),
    );
    expect(wonBy(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual(Array.from({ length: callers - 1 }, () => conflict('V_06', 'page.slug')));
    const made = await query(flow.server.orm.em.fork(), sql`select 1 from page where slug = ${slug}`);
    expect(made).toHaveLength(1);
  });
});
