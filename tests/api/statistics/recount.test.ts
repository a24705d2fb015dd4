import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { finishCheck } from '../../support/check-answers.ts';
import { isLongRun, seed } from '../../support/random.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import {
  type Answers,
  type Check,
  compareVersion,
  type Content,
  contents,
  score,
  type Statistics,
} from './count-by-hand.ts';

let server: TestServer;
let staff: TestClient;
const run = (statement: string) => query<object>(server.orm.em.fork(), sql`${sql.raw(statement)}`);

const counters = 'check_week_count, check_answer_count, check_score_count, check_level_count, check_score_sum';

/** Another version with other thresholds, in force from now on. */
async function publishVersion(thresholds: number[]): Promise<void> {
  await run(`update questionnaire_version set state = 'superseded' where state = 'published'`);
  await run(`insert into questionnaire_version (number, state, source_language, content, published_at)
             select number + 1, 'published', source_language,
                    jsonb_set(content, '{thresholds}', '${JSON.stringify(thresholds)}'), now()
               from questionnaire_version order by number desc limit 1`);
  await readContents();
}

async function readContents(): Promise<void> {
  const rows = await query(
    server.orm.em.fork(),
    sql<{ number: number; content: Content }>`select number, content from questionnaire_version where state <> 'draft'`,
  );
  for (const { number, content } of rows) contents.set(number, content);
}

/** Moves everything so far a week back. */
async function endWeek(): Promise<void> {
  await run('update check_week_count set week = week - 7');
  await run('update check_closed_count set counted_week = counted_week - 7');
  await run(`update questionnaire_version set published_at = published_at - interval '7 days'`);
}

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await staff.graphql(
    `mutation { updateSettings(input: { availableLocales: ["en", "nl-nl", "de-de"] }) { errors { code } } }`,
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await run(`truncate ${counters}, check_submission, check_closed_count`);
  await run(`delete from questionnaire_version where number > 1`);
  await run(`update questionnaire_version set state = 'published', published_at = now()`);
  contents.clear();
  await readContents();
});

const send = ({ version, locale, answers }: Check) =>
  finishCheck(server.visitor(), {
    version,
    locale,
    answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
  });
const read = async (filter: string) => (await staff.get<Statistics>(`/statistics?${filter}`)).body;

/** Recounts the figures of all locales and of each, from the checks themselves. */
async function compareTime(checks: readonly Check[], weekOf: (monday: string) => number): Promise<number> {
  let compared = 0;
  for (const locale of [null, 'en', 'nl-nl', 'de-de']) {
    const { periods, levels, finished } = await read(locale === null ? '' : `locale=${locale}`);
    const own = checks.filter((check) => locale === null || check.locale === locale);
    const last = weekOf(periods.at(-1)?.to ?? '');
    for (const period of periods) {
      const found = own.filter(({ week }) => week >= weekOf(period.from) && week <= weekOf(period.to));
      if (period.finished !== null)
        expect({ locale, ...period }).toEqual({ locale, ...period, finished: found.length });
      compared += period.finished === null ? 0 : 1;
    }
    for (const { level, finished: shown } of levels) {
      const found = own.filter((check) => check.week <= last && score(check, null)?.level === level);
      if (shown !== null) expect({ locale, level, shown }).toEqual({ locale, level, shown: found.length });
    }
    const shown = periods.flatMap((period) => period.finished ?? []);
    expect(finished).toBe(shown.length === 0 ? null : shown.reduce((sum, one) => sum + one, 0));
  }
  return compared;
}

type Plan = { newVersion: number[] | null; checks: { locale: string; style: number; isLate: boolean }[] }[];

const plans: fc.Arbitrary<Plan> = fc.array(
  fc.record({
    newVersion: fc.option(fc.constantFrom([33, 67, 83], [41, 58, 79], [12, 13, 99]), { freq: 2 }),
    checks: fc.array(
      fc.record({
        locale: fc.oneof({ arbitrary: fc.constant('nl-nl'), weight: 4 }, fc.constantFrom('en', 'de-de')),
        style: fc.nat(1_000),
        isLate: fc.nat(9).map((number) => number === 0),
      }),
      { minLength: 3, maxLength: 18, size: 'max' },
    ),
  }),
  { minLength: 5, maxLength: 6, size: 'max' },
);

/** Answers that differ between checks, some not applicable. */
function answer(version: number, style: number): Answers {
  const { questions = [] } = contents.get(version) ?? {};
  return Object.fromEntries(
    questions.map(({ key, answers, canBeNotApplicable }, index) => {
      const chosen = answers[(style * (index + 3)) % (1 + (style % answers.length))]?.key ?? '';
      return [key, canBeNotApplicable && (style + index) % 7 === 0 ? 'not-applicable' : chosen];
    }),
  );
}

let figuresCompared = 0;
let versionsCompared = 0;

async function compareHistory(plan: Plan): Promise<void> {
  await run(`truncate ${counters}, check_submission, check_closed_count`);
  await run(`delete from questionnaire_version where number > 1`);
  await run(`update questionnaire_version set state = 'published', published_at = now()`);
  await readContents();
  const sent: Check[] = [];
  let newest = 1;
  for (const [week, { newVersion, checks }] of plan.entries()) {
    if (newVersion) {
      await publishVersion(newVersion);
      newest += 1;
    }
    for (const { locale, style, isLate } of checks) {
      const version = isLate ? Math.max(1, newest - 1) : newest;
      const check = { version, week, locale, answers: answer(version, style) };
      sent.push(check);
      await send(check);
    }
    await endWeek();
  }
  const [{ monday = '' } = {}] = (await run(
    `select date_trunc('week', now() at time zone 'utc')::date::text as monday`,
  )) as {
    monday?: string;
  }[];
  const weekOf = (day: string) => plan.length - Math.round((Date.parse(monday) - Date.parse(day)) / (7 * 86_400_000));
  figuresCompared += await compareTime(sent, weekOf);
  const { versions } = await read('');
  for (const { number } of versions) {
    const { version, finished } = await read(`version=${number}`);
    const own = sent.filter((check) => check.version === number);
    if (version.finished === null) {
      expect([version.meanScore, version.medianScore]).toEqual([null, null]);
      continue;
    }
    // A counter is shown with the end of the last week in which it changed.
    const until = [...plan.keys()].findLast(
      (week) => own.filter((one) => one.week <= week).length === version.finished,
    );
    expect(until).toBeDefined();
    const others = (finished ?? 0) - version.finished;
    expect(others > 0 && others < 5, `${finished} without ${version.finished}`).toBe(false);
    compareVersion(
      version,
      own.filter((one) => one.week <= (until ?? 0)),
    );
    expect(version.hasEstimates).toBe(false);
    versionsCompared += 1;
  }
}

const numRuns = isLongRun ? 60 : 3;

it(`matches a manual count in ${numRuns} generated histories of weeks, versions and locales`, {
  timeout: isLongRun ? 3_600_000 : 300_000,
}, async () => {
  console.log(`seed ${seed}`);
  await fc.assert(fc.asyncProperty(plans, compareHistory), { numRuns, seed, endOnFailure: true });
  expect(figuresCompared).toBeGreaterThan(3 * numRuns);
  expect(versionsCompared).toBeGreaterThanOrEqual(numRuns);
});

/** The best answers, except in one category, whose score is the wanted one. */
function answerWithScore(version: number, category: string, wanted: number): Answers {
  const { questions = [] } = contents.get(version) ?? {};
  const best = Object.fromEntries(questions.map(({ key, answers }) => [key, answers[0]?.key ?? '']));
  let choices = [best];
  for (const { key, answers } of questions.filter((question) => question.category === category))
    choices = choices.flatMap((choice) => answers.map((given) => ({ ...choice, [key]: given.key })));
  const isWanted = (answers: Answers) => score({ version, week: 0, locale: 'en', answers }, category)?.score === wanted;
  return choices.find(isWanted) ?? {};
}

describe('thresholds that are not multiples of 5', () => {
  it('count the level that was shown, and the mean to a whole point', async () => {
    await publishVersion([33, 67, 83]);
    const checks = Array.from({ length: 10 }, (): Check => {
      return { version: 2, week: 0, locale: 'nl-nl', answers: answerWithScore(2, 'fire', 33) };
    });
    for (const check of checks) await send(check);
    await endWeek();
    const { version } = await read('version=2');
    expect(score(checks[0] as Check, 'fire')).toEqual({ score: 33, level: 1 });
    expect(version.categories.find(({ key }) => key === 'fire')).toMatchObject({
      meanScore: 33,
      level: 1,
      bad: 0,
      scored: 10,
    });
    compareVersion(version, checks);
  });

  it('30 checks with one version and 3 with the next do not reveal the 3', async () => {
    const checks = (version: number, count: number) =>
      Array.from({ length: count }, (_, style) => ({
        version,
        week: 0,
        locale: 'nl-nl',
        answers: answer(version, style),
      }));
    for (const check of checks(1, 30)) await send(check);
    await publishVersion([33, 67, 83]);
    for (const check of checks(2, 3)) await send(check);
    await endWeek();
    const [first, second] = [await read('version=1'), await read('version=2')];
    expect([first.finished, second.version.finished]).toEqual([33, null]);
    expect([first.version.finished, first.version.meanScore]).toEqual([null, null]);
  });
});
