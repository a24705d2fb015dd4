import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { sweepSubmissions } from '../../../server/questionnaire/index.ts';
import { answerAll, fetchQuestions, type CheckQuestions, finishCheck } from '../../support/check-answers.ts';
import { isLongRun } from '../../support/random.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let visitor: TestClient;
let asked: CheckQuestions;

const run = (statement: string) => query(server.orm.em.fork(), sql`${sql.raw(statement)}`);

const counts = async () => {
  const [row] = (await run(`select (select coalesce(sum(count), 0)::int from check_week_count) as finished,
                                   (select coalesce(sum(count), 0)::int from check_answer_count) as answers,
                                   (select coalesce(sum(count), 0)::int from check_score_count) as scores,
                                   (select count(*)::int from check_submission) as submissions`)) as object[];
  return row;
};
const noCounts = { finished: 0, answers: 0, scores: 0, submissions: 0 };

beforeAll(async () => {
  server = await startTestServer();
  visitor = server.visitor();
  asked = await fetchQuestions(visitor);
  const staff = await server.signIn();
  await staff.graphql(`mutation { updateSettings(input: { availableLocales: ["en", "nl-nl"] }) { errors { code } } }`);
});
afterAll(() => server.stop());
beforeEach(() =>
  run(
    'truncate check_week_count, check_answer_count, check_score_count, check_submission, check_level_count, check_score_sum',
  ),
);

describe('a finished check', () => {
  it('increments the counters of its week, answers and scores', async () => {
    const answers = answerAll(asked, (index) => (index === 0 ? 2 : 0));
    expect(await finishCheck(visitor, { version: asked.version, answers, submissionID: randomUUID() })).toMatchObject({
      errors: [],
    });
    expect(
      await run(`select week = date_trunc('week', now() at time zone 'utc')::date as now, locale, level, count
                        from check_week_count`),
    ).toEqual([{ now: true, locale: 'nl-nl', level: 3, count: 1 }]);
    expect(await run(`select answer, count from check_answer_count where question = 'extinguishers'`)).toEqual([
      { answer: 'none', count: 1 },
    ]);
    // 60 of 63 points, and 3 of 6 in the first category
    expect(await run(`select category, step from check_score_count where step < 100 order by 1`)).toEqual([
      { category: '', step: 95 },
      { category: 'fire', step: 50 },
    ]);
    expect(await counts()).toEqual({ finished: 1, answers: 21, scores: 13, submissions: 1 });
  });

  it('is counted once, however often the same submission is sent, even in parallel', async () => {
    const input = { version: asked.version, answers: answerAll(asked), submissionID: randomUUID() };
    const given = await Promise.all(Array.from({ length: 8 }, () => finishCheck(server.visitor(), input)));
    expect(new Set(given.map(({ token }) => token)).size).toBe(1);
    expect(await counts()).toMatchObject({ finished: 1, answers: 21 });
    await finishCheck(visitor, { ...input, submissionID: randomUUID() });
    expect(await counts()).toMatchObject({ finished: 2, answers: 42 });
  });

  it('is counted correctly with many others in parallel', async () => {
    const finishOne = (turn: number) =>
      finishCheck(server.visitor(), { version: asked.version, answers: answerAll(asked, (index) => index + turn) });
    await Promise.all(Array.from({ length: 24 }, (_, turn) => finishOne(turn)));
    expect(await counts()).toMatchObject({ finished: 24, answers: 24 * 21 });
  });

  it('is counted under the default locale if its own is not one of the site', async () => {
    await finishCheck(visitor, { version: asked.version, answers: answerAll(asked), locale: "xx'; drop table page" });
    expect(await run('select locale from check_week_count')).toEqual([{ locale: 'en' }]);
  });

  it('keeps its submission id for that day only', async () => {
    await finishCheck(visitor, { version: asked.version, answers: answerAll(asked), submissionID: randomUUID() });
    await sweepSubmissions(server.orm.em.fork());
    expect(await counts()).toMatchObject({ submissions: 1 });
    await run(`update check_submission set day = day - 1`);
    await sweepSubmissions(server.orm.em.fork());
    expect(await counts()).toMatchObject({ submissions: 0, finished: 1 });
  });

  it('writes no audit entry', async () => {
    const before = await run('select count(*)::int from audit_entry');
    await finishCheck(visitor, { version: asked.version, answers: answerAll(asked), submissionID: randomUUID() });
    expect(await run('select count(*)::int from audit_entry')).toEqual(before);
  });
});

describe('incomplete answers', () => {
  type Change = (answers: { question: string; answer: string }[]) => { question: string; answer: string }[];
  const wrong: [string, Change, string][] = [
    ['20 of them', (all) => all.slice(1), 'check.answers.extinguishers'],
    ['none at all', () => [], 'check.answers.extinguishers'],
    ['22 of them', (all) => [...all, { question: 'organ', answer: 'good' }], 'check.answers'],
    [
      'an option that does not exist',
      (all) => [{ question: 'extinguishers', answer: 'best' }, ...all.slice(1)],
      'check.answers.extinguishers',
    ],
    [
      'an empty option',
      (all) => [{ question: 'extinguishers', answer: '' }, ...all.slice(1)],
      'check.answers.extinguishers',
    ],
    [
      'a name that every object has',
      (all) => [{ question: 'constructor', answer: 'good' }, ...all.slice(1)],
      'check.answers',
    ],
    ['the same one twice', (all) => [...all, ...all.slice(0, 1)], 'check.answers.extinguishers'],
    ['one twice in place of another', (all) => [...all.slice(1), ...all.slice(1, 2)], 'check.answers.detection'],
    [
      "'not applicable' where that is not offered",
      (all) => all.map((one) => (one.question === 'exits' ? { ...one, answer: 'not-applicable' } : one)),
      'check.answers.exits',
    ],
  ];

  it.each(wrong)('%s: V_12, and no counter is incremented', async (_, change, property) => {
    const input = { version: asked.version, answers: change(answerAll(asked)), submissionID: randomUUID() };
    const { token, errors } = await finishCheck(visitor, input);
    expect(token).toBeNull();
    expect(errors).toContainEqual({ code: 'V_12', property });
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['V_12']));
    expect(await counts()).toEqual(noCounts);
  });

  it('fewer than 11 applicable answers: V_12; with 11 there is a score', async () => {
    const notApplicable = (most: number) => {
      let left = most;
      return asked.questions.map(({ key, answers, notApplicable: text }) => {
        const answer = text !== null && left-- > 0 ? 'not-applicable' : (answers[0]?.key ?? '');
        return { question: key, answer };
      });
    };
    const { errors } = await finishCheck(visitor, { version: asked.version, answers: notApplicable(11) });
    expect(errors).toEqual([{ code: 'V_12', property: 'check.answers' }]);
    expect(await counts()).toEqual(noCounts);
    expect((await finishCheck(visitor, { version: asked.version, answers: notApplicable(10) })).errors).toEqual([]);
  });

  it('an unknown version: V_12', async () => {
    const { errors } = await finishCheck(visitor, { version: 99, answers: answerAll(asked) });
    expect(errors).toEqual([{ code: 'V_12', property: 'check.version' }]);
  });

  it('a submission id that is too short, too long or contains NUL is refused', async () => {
    for (const submissionID of ['short', 'x'.repeat(101), `${'x'.repeat(20)}\0`]) {
      const input = { version: asked.version, answers: answerAll(asked), submissionID };
      const { errors } = await finishCheck(visitor, input);
      expect(errors[0]?.property).toBe('check.submissionID');
    }
    expect(await counts()).toEqual(noCounts);
  });
});

describe('the result', () => {
  const resultOf = async (token: string | null, locale = 'nl-nl') => {
    const { data } = await visitor.graphql<{ checkResult: Record<string, unknown> | null }>(
      `query($token: String!, $locale: String!) { checkResult(token: $token, locale: $locale) {
         score level thresholds date notApplicable categories { key name score level }
         advice { question points urgency title text effort effortText answerText } } }`,
      { token, locale },
    );
    return data.checkResult;
  };

  it('has the score, the categories and the advice, the most urgent first', async () => {
    const answers = answerAll(asked, (index) => ({ 0: 1, 1: 2, 2: 1 })[index] ?? 0);
    const { token } = await finishCheck(visitor, { version: asked.version, answers });
    const result = await resultOf(token);
    expect(result).toMatchObject({ score: 90, level: 3, thresholds: [40, 60, 80], notApplicable: 0 });
    expect(result?.advice).toMatchObject([
      { question: 1, points: 1, title: 'Laat alle blusmiddelen keuren', effort: 1, urgency: 'YEAR' },
      { question: 2, points: 0, title: 'Hang door het hele gebouw rookmelders op', effort: 3, urgency: 'YEAR' },
      { question: 3, points: 2, title: 'Beveilig ook de zijdeuren en lage ramen', effort: 2, urgency: 'LATER' },
    ]);
    expect((await resultOf(token, 'de-de'))?.advice).toMatchObject([
      { title: 'Lassen Sie alle Feuerlöscher prüfen' },
      { title: 'Bringen Sie im ganzen Gebäude Rauchmelder an' },
      {},
    ]);
    expect((await resultOf(token, 'pl-pl'))?.categories).toMatchObject([
      { name: 'Brand' },
      ...Array<object>(11).fill({}),
    ]);
  });

  it.each([
    ['in a variable', '$input', { score: 100 }],
    ['in the operation', '{ version: 1, locale: "en", answers: [], score: 100 }', {}],
  ])('is computed on the server: a score %s is V_12, and nothing is counted', async (_, given, more) => {
    const input = { version: asked.version, locale: 'en', answers: answerAll(asked, () => 9), ...more };
    const head = given === '$input' ? 'mutation($input: FinishCheckInput!)' : 'mutation';
    const { data, errors } = await visitor.graphql(`${head} { finishCheck(input: ${given}) { token } }`, { input });
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ errorCode: 'V_12' });
    expect(await counts()).toEqual(noCounts);
  });

  it('is null if the token was not signed by this server', async () => {
    const { token } = await finishCheck(visitor, { version: asked.version, answers: answerAll(asked) });
    const bytes = Buffer.from(token ?? '', 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(await resultOf(changed.toString('base64url'))).toBeNull();
    }
    for (const odd of ['', 'x', '%', '🕯', 'A'.repeat(5_000), bytes.subarray(0, 22).toString('base64url')]) {
      expect(await resultOf(odd)).toBeNull();
    }
  });
});

const checkCount = isLongRun ? 1_000 : 200;

describe(`after ${checkCount} checks`, () => {
  it('no table contains anything but counters and hashes of submissions', { timeout: 180_000 }, async () => {
    const tables = (await run(`select schemaname || '.' || relname as name from pg_stat_user_tables order by 1`)) as {
      name: string;
    }[];
    const sizes = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async ({ name }) => {
            const rows = (await run(
              `select count(*)::int as rows, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as content from ${name} t`,
            )) as object[];
            return [name, rows[0]] as const;
          }),
        ),
      );
    const before = await sizes();
    const finishOne = (turn: number) =>
      finishCheck(server.visitor(), {
        version: asked.version,
        answers: answerAll(asked, (index) => (turn * 7 + index * (turn % 5)) % 4),
        submissionID: randomUUID(),
      });
    for (let turn = 0; turn < checkCount; turn += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => finishOne(turn + more)));
    const after = await sizes();
    const changed = tables
      .map(({ name }) => name)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    expect(changed).toEqual([
      'public.check_answer_count',
      'public.check_level_count',
      'public.check_score_count',
      'public.check_score_sum',
      'public.check_submission',
      'public.check_week_count',
    ]);
    const [finished, answers] = [checkCount, 21 * checkCount];
    expect(await counts()).toMatchObject({ finished, answers, submissions: finished });
    const columns =
      await run(`select table_name || '.' || column_name as name, data_type as type from information_schema.columns
                                where table_schema = 'public' and table_name = any(array['check_answer_count', 'check_level_count', 'check_score_count', 'check_score_sum', 'check_submission', 'check_week_count']) order by 1`);
    expect(columns).toEqual([
      { name: 'check_answer_count.answer', type: 'text' },
      { name: 'check_answer_count.count', type: 'integer' },
      { name: 'check_answer_count.question', type: 'text' },
      { name: 'check_answer_count.version_id', type: 'integer' },
      { name: 'check_level_count.category', type: 'text' },
      { name: 'check_level_count.count', type: 'integer' },
      { name: 'check_level_count.level', type: 'smallint' },
      { name: 'check_level_count.version_id', type: 'integer' },
      { name: 'check_score_count.category', type: 'text' },
      { name: 'check_score_count.count', type: 'integer' },
      { name: 'check_score_count.step', type: 'smallint' },
      { name: 'check_score_count.version_id', type: 'integer' },
      { name: 'check_score_sum.category', type: 'text' },
      { name: 'check_score_sum.checks', type: 'integer' },
      { name: 'check_score_sum.estimated', type: 'integer' },
      { name: 'check_score_sum.total', type: 'bigint' },
      { name: 'check_score_sum.version_id', type: 'integer' },
      { name: 'check_submission.day', type: 'date' },
      { name: 'check_submission.hash', type: 'bytea' },
      { name: 'check_week_count.count', type: 'integer' },
      { name: 'check_week_count.level', type: 'smallint' },
      { name: 'check_week_count.locale', type: 'text' },
      { name: 'check_week_count.week', type: 'date' },
    ]);
    // Rows of answers reveal no person: there are at most as many as answers, and as few rows of scores as steps.
    const [rows] = await run(`select (select count(*)::int from check_answer_count) as answers,
                                     (select count(*)::int from check_score_count) as scores`);
    const offered = asked.questions.reduce((sum, { answers }) => sum + answers.length + 1, 0);
    expect((rows as { answers: number }).answers).toBeLessThanOrEqual(offered);
    expect((rows as { scores: number }).scores).toBeLessThanOrEqual(13 * 21);
  });
});
