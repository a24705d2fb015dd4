import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { answerAll, fetchQuestions, type CheckQuestions, finishCheck } from '../../support/check-answers.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Statistics = {
  finished: number | null;
  periods: { from: string; finished: number | null }[];
  locales: { locale: string; finished: number | null }[];
  levels: { level: number; finished: number | null }[];
  version: {
    number: number;
    finished: number | null;
    medianScore: number | null;
    categories: { key: string; meanScore: number | null; bad: number | null; scored: number | null }[];
    questions: { key: string; answers: { key: string | null; given: number | null }[] }[];
  };
};

let server: TestServer;
let staff: TestClient;
let asked: CheckQuestions;
const run = (statement: string) => query(server.orm.em.fork(), sql`${sql.raw(statement)}`);

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  asked = await fetchQuestions(server.visitor());
  await staff.graphql(`mutation { updateSettings(input: { availableLocales: ["en", "nl-nl"] }) { errors { code } } }`);
});
afterAll(() => server.stop());
beforeEach(() =>
  run(
    'truncate check_week_count, check_answer_count, check_score_count, check_submission, check_closed_count, check_level_count, check_score_sum',
  ),
);

/** Checks with the best answers, except for the first question. */
async function finishChecks(count: number, firstAnswer = 0, locale = 'nl-nl'): Promise<void> {
  const answers = answerAll(asked, (index) => (index === 0 ? firstAnswer : 0));
  for (let turn = 0; turn < count; turn += 1)
    await finishCheck(server.visitor(), { version: asked.version, answers, locale });
}
/** Moves everything so far a week back. */
async function closeWeek(): Promise<void> {
  await run('update check_week_count set week = week - 7');
  await run('update check_closed_count set counted_week = counted_week - 7');
}
const read = async (filter = '') => (await staff.get<Statistics>(`/statistics${filter}`)).body;
/** The last two are 'we do not know' and 'not applicable'. */
const answersOf = ({ version }: Statistics) => version.questions[0]?.answers.map(({ given }) => given);

describe('statistics of the check', () => {
  it('show nothing of the current week, and all of it once it is over', async () => {
    await finishChecks(8);
    const open = await read();
    expect([open.finished, open.periods, open.levels, open.version.finished]).toEqual([null, [], [], null]);
    await closeWeek();
    const closed = await read();
    expect([closed.finished, closed.version.finished, closed.version.medianScore]).toEqual([8, 8, 100]);
    expect(closed.levels.map(({ finished }) => finished)).toEqual([0, 0, 0, 8]);
    expect(answersOf(closed)).toEqual([8, 0, 0, 0, 0]);
  });

  it('change only after 5 more checks', async () => {
    await finishChecks(8);
    await closeWeek();
    await finishChecks(4);
    expect(answersOf(await read())).toEqual([8, 0, 0, 0, 0]);
    await closeWeek();
    const four = await read();
    expect([four.finished, answersOf(four)]).toEqual([8, [8, 0, 0, 0, 0]]);
    await finishChecks(1);
    await closeWeek();
    const five = await read();
    expect([five.finished, five.periods.map(({ finished }) => finished), answersOf(five)]).toEqual([
      13,
      [8, 5],
      [13, 0, 0, 0, 0],
    ]);
  });

  it('hide an answer that few gave, together with another one', async () => {
    await finishChecks(20);
    await finishChecks(9, 1);
    await finishChecks(2, 2);
    await closeWeek();
    const statistics = await read();
    expect(answersOf(statistics)).toEqual([20, null, null, 0, 0]);
    expect(statistics.version.finished).toBe(31);
    const { text: csv } = await staff.get('/statistics/csv?language=en');
    expect(csv).toContain('answer given');
    expect(csv).not.toMatch(/,(2|9)\r\n/);
  });

  it('hide a locale with few checks, and any figure that would reveal it by subtraction', async () => {
    await finishChecks(9);
    await finishChecks(3, 0, 'en');
    await closeWeek();
    const all = await read();
    expect(all.finished).toBe(12);
    expect(all.locales).toEqual(['en', 'nl-nl'].map((locale) => ({ locale, finished: null })));
    const { text: csv } = await staff.get('/statistics/csv');
    expect(csv.match(/^finished by locale,.*(?=\r)/gm)).toEqual([
      'finished by locale,,,en,,,,,,hidden',
      'finished by locale,,,nl-nl,,,,,,hidden',
    ]);
    for (const locale of ['en', 'nl-nl']) {
      const one = await read(`?locale=${locale}`);
      expect([one.finished, one.levels]).toEqual([null, []]);
    }
  });

  it('hide a handful among many checks, in every breakdown, and never leave only one to subtract', async () => {
    await finishChecks(60);
    await finishChecks(15, 1);
    await finishChecks(3, 2);
    await finishChecks(4, 0, 'en');
    await closeWeek();
    const statistics = await read();
    const { text } = await staff.get('/statistics');
    const figures = [...text.matchAll(/"(?:finished|given|bad|moderate|sufficient|good|scored)":(\d+)/g)].map(
      ([, figure]) => Number(figure),
    );
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.filter((figure) => figure > 0 && figure < 5)).toEqual([]);
    expect(statistics.finished).toBe(82);
    expect(statistics.locales.map(({ finished }) => finished)).toEqual([null, null]);
    for (const { answers } of statistics.version.questions) {
      const given = answers.flatMap((one) => one.given ?? []);
      const hidden = 82 - given.reduce((sum, one) => sum + one, 0);
      expect(hidden === 0 || hidden >= 5).toBe(true);
      expect(answers.length - given.length).not.toBe(1);
    }
    expect(answersOf(statistics)).toEqual([64, null, null, 0, 0]);
  });

  it('return a code for hostile input, and never 500', async () => {
    const errorsOf = async (filter: string) => {
      const { status, body } = await staff.get<{ Errors: { code: string; property: string }[] }>(
        `/statistics${filter}`,
      );
      return [status, ...body.Errors.map(({ code, property }) => `${code} ${property}`)];
    };
    expect(await errorsOf('?locale=xx')).toEqual([400, 'V_12 statistics.locale']);
    expect(await errorsOf('?version=99')).toEqual([404, 'V_12 statistics.version']);
    expect(await errorsOf('?version=-1')).toEqual([400, 'V_12 statistics.version']);
    expect(await errorsOf('?language=%00')).toEqual([400, 'V_12 statistics.language']);
    expect((await staff.get('/statistics/csv?version[]=1')).status).toBe(200);
    const { data } = await staff.graphql<{ checkStatistics: { smallestGroup: number } }>(
      '{ checkStatistics(locale: "nl-nl", language: "de") { smallestGroup version { number } } }',
    );
    expect(data.checkStatistics.smallestGroup).toBe(5);
  });

  it('list on the public site what is stored, by existing table, without revealing a single check', async () => {
    await finishChecks(3);
    await closeWeek();
    const answer = await server.visitor().fetch('/_/privacy?locale=nl-nl', { method: 'GET' });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'nl-NL']);
    for (const table of [
      'check_week_count',
      'check_answer_count',
      'check_score_count',
      'check_level_count',
      'check_score_sum',
    ])
      expect(html).toContain(table);
    expect(html).toContain('weken die voorbij zijn: 0.');
    expect((await server.visitor().fetch('/_/privacy?locale=%00', { method: 'GET' })).status).toBe(200);
    const { data } = await server
      .visitor()
      .graphql<{ privacyFacts: { tables: { rows: number }[] } }>('{ privacyFacts { tables { rows } } }');
    expect(data.privacyFacts.tables.every(({ rows }) => rows % 5 === 0)).toBe(true);
  });
});
