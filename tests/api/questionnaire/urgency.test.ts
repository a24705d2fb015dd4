import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Question, QuestionnaireContent } from '../../../server/questionnaire/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { answerAll, fetchQuestions, finishCheck } from '../../support/check-answers.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Version = {
  number: number;
  state: string;
  revision: number;
  content: QuestionnaireContent;
  translations: { language: string; texts: Record<string, string> }[];
};
type Response = { questionnaire: Version; Errors: { code: string; property: string }[] };
type Listed = { question: number; title: string; urgency: string; effort: number; points: number };
type Result = {
  score: number;
  summary: { text: string; first: string[] };
  advice: Listed[];
  inOrder: { question: number }[];
  notAnswered: { question: number; answerText: string }[];
};

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
});
afterAll(() => server.stop());

const read = async (path = 'draft') =>
  (await staff.get<{ questionnaire: Version }>(`/questionnaire/${path}`)).body.questionnaire;
const call = async (name: string, body: object) => (await staff.post<Response>(`/questionnaire/${name}`, body)).body;
const listErrors = ({ Errors }: Response) => Errors.map(({ code, property }) => `${code} ${property}`);

/** The content with the answers to one question changed. */
function withAnswers(
  content: QuestionnaireContent,
  key: string,
  change: (answers: Answer[], question: Question) => object[],
): object {
  const questions = content.questions.map((one) =>
    one.key === key ? { ...one, answers: change(one.answers, one) } : one,
  );
  return { ...content, questions };
}

const changeAnswer = (key: string, part: Partial<Answer>) => (answers: Answer[]) =>
  answers.map((answer) => (answer.key === key ? { ...answer, ...part } : answer));

async function fetchResult(token: string | null, locale = 'en'): Promise<Result> {
  const { data } = await visitor.graphql<{ checkResult: Result }>(
    `query($token: String!, $locale: String!) { checkResult(token: $token, locale: $locale) {
       score summary { text first } advice { question title urgency effort points }
       inOrder { question } notAnswered { question answerText } } }`,
    { token, locale },
  );
  return data.checkResult;
}

async function storedContent(number: number): Promise<string> {
  const [row] = await query(
    server.orm.em.fork(),
    sql<{ content: string }>`select content::text from questionnaire_version where number = ${number}`,
  );
  return row?.content ?? '';
}

/** Removes from a version what versions did not have before there were urgencies. */
async function makeEarlier(number: number): Promise<void> {
  await query(
    server.orm.em.fork(),
    sql`update questionnaire_version set content = jsonb_set(content, '{questions}', (
          select jsonb_agg(jsonb_set(question, '{answers}', (
            select jsonb_agg(answer - 'urgency' - 'isUnknown' order by place)
              from jsonb_array_elements(question -> 'answers') with ordinality as a (answer, place))) order by number)
            from jsonb_array_elements(content -> 'questions') with ordinality as q (question, number)))
         where number = ${number}`,
  );
}

describe('the urgency of an answer', () => {
  it('is public with the questions, as is which answer means that we do not know', async () => {
    const { data } = await visitor.graphql<{
      questionnaire: { questions: { answers: { urgency: string; isUnknown: boolean }[] }[] };
    }>('{ questionnaire(locale: "en") { questions { answers { urgency isUnknown } } } }');
    for (const { answers } of data.questionnaire.questions) {
      expect(answers[0]).toEqual({ urgency: 'NONE', isUnknown: false });
      expect(answers.filter(({ isUnknown }) => isUnknown)).toHaveLength(1);
    }
  });

  it('is stored with the draft, by REST and GraphQL alike', async () => {
    const { content } = await read();
    const changed = withAnswers(content, 'locks', changeAnswer('partly', { urgency: 'now' }));
    await call('store', { content: changed, translations: [] });
    const urgencyOf = ({ questions }: QuestionnaireContent) =>
      questions.find(({ key }) => key === 'locks')?.answers.map(({ urgency }) => urgency);
    expect(urgencyOf((await read()).content)).toEqual(['none', 'now', 'year', 'year']);
    const { data } = await staff.graphql<{ storeQuestionnaire: { questionnaire: Version; errors: object[] } }>(
      `mutation($content: JSON!) { storeQuestionnaire(content: $content, translations: []) {
         errors { code property } questionnaire { content } } }`,
      { content: withAnswers(content, 'locks', changeAnswer('partly', { urgency: 'later', isUnknown: true })) },
    );
    expect(urgencyOf(data.storeQuestionnaire.questionnaire.content)).toEqual(['none', 'later', 'year', 'year']);
    expect(await storedContent(2)).toContain('"urgency": "later"');
    await call('discard', {});
  });

  it('is refused if it does not exist: V_12', async () => {
    const { content } = await read();
    const wrong = withAnswers(content, 'extinguishers', (answers) =>
      answers.map((one) => ({ ...one, urgency: 'soon' })),
    );
    expect(listErrors(await call('store', { content: wrong, translations: [] }))[0]).toBe(
      'V_12 questionnaire.content.questions.0.answers.0.urgency',
    );
    const flag = withAnswers(content, 'extinguishers', (answers) => answers.map((one) => ({ ...one, isUnknown: 1 })));
    expect(listErrors(await call('store', { content: flag, translations: [] }))[0]).toBe(
      'V_12 questionnaire.content.questions.0.answers.0.isUnknown',
    );
    expect((await read()).state).toBe('published');
  });

  it('follows from the points where a client leaves it out, which is no change of an earlier version', async () => {
    const { content } = await read();
    const without = withAnswers(content, 'exits', (answers) =>
      answers.map(({ key, points, effort }) => ({ key, points, effort })),
    );
    const { questionnaire } = await call('store', { content: without, translations: [] });
    const exits = questionnaire.content.questions.find(({ key }) => key === 'exits');
    expect(exits?.answers.map(({ urgency, isUnknown }) => [urgency, isUnknown])).toEqual([
      ['none', false],
      ['later', false],
      ['now', false],
      ['now', false],
    ]);
    await call('discard', {});
  });
});

describe('publishing', () => {
  const unknown = 'V_01 questionnaire.questions.locks.unknown';
  it.each<[string, (answers: Answer[]) => object[], string]>([
    ["without an answer that means 'we do not know'", changeAnswer('unknown', { isUnknown: false }), unknown],
    ['with two of them', changeAnswer('none', { isUnknown: true }), 'V_12 questionnaire.questions.locks.unknown'],
    [
      'with points for not knowing',
      changeAnswer('unknown', { points: 1 }),
      'V_12 questionnaire.questions.locks.answers.unknown.points',
    ],
    [
      'with nothing to do although points are missing',
      changeAnswer('partly', { urgency: 'none' }),
      'V_12 questionnaire.questions.locks.answers.partly.urgency',
    ],
    [
      'with an urgency for full points',
      changeAnswer('good', { urgency: 'later' }),
      'V_12 questionnaire.questions.locks.answers.good.urgency',
    ],
  ])('%s is refused', async (_, change, error) => {
    const { content } = await read();
    await call('store', { content: withAnswers(content, 'locks', change), translations: [] });
    expect(listErrors(await call('publish', {}))).toEqual([error]);
    await call('discard', {});
  });

  it('accepts six answers and refuses seven', async () => {
    const { content, translations } = await read();
    const more = (count: number) =>
      withAnswers(content, 'locks', (answers) => [
        ...answers,
        ...Array.from({ length: count }, (__, index) => ({
          key: `more-${index}`,
          points: 3,
          effort: null,
          urgency: 'none',
        })),
      ]);
    const added = [0, 1, 2].map((index): [string, string] => [`question.locks.answer.more-${index}.text`, 'Ja']);
    const input = translations
      .filter(({ language }) => language === 'nl')
      .map(({ language, texts }) => ({ language, texts: { ...texts, ...Object.fromEntries(added) } }));
    await call('store', { content: more(3), translations: input });
    expect(listErrors(await call('publish', {}))).toEqual(['V_12 questionnaire.questions.locks.answers']);
    await call('store', { content: more(2), translations: input });
    expect((await call('publish', {})).questionnaire).toMatchObject({ state: 'published' });
  });
});

describe('a version from before there were urgencies', () => {
  it('keeps its tokens valid, is read with derived urgencies, can be stored, and is never rewritten', async () => {
    const asked = await fetchQuestions(visitor);
    const { token } = await finishCheck(visitor, {
      version: asked.version,
      answers: answerAll(asked, (index) => ({ 0: 1, 2: 1, 14: 2 })[index] ?? 0),
    });
    const { score } = await fetchResult(token);
    await makeEarlier(asked.version);
    const before = await storedContent(asked.version);
    expect(before).not.toContain('urgency');

    const result = await fetchResult(token);
    expect(result.score).toBe(score);
    expect(result.advice.map(({ question, points, urgency }) => [question, points, urgency])).toEqual([
      [15, 0, 'NOW'],
      [1, 1, 'YEAR'],
      [3, 2, 'LATER'],
    ]);
    expect(result.summary.first).toHaveLength(1);
    expect((await visitor.fetch(`/_/check/report/en/${token}`)).status).toBe(200);
    expect((await visitor.fetch(`/_/check/result/en/${token}`)).status).toBe(200);

    const { content, revision, number } = await read();
    const same = await call('store', { content, translations: [] });
    expect(same.questionnaire).toMatchObject({ number, state: 'published', revision });
    const changed = withAnswers(content, 'locks', changeAnswer('good', { points: 2, effort: 1 }));
    expect((await call('store', { content: changed, translations: [] })).questionnaire).toMatchObject({
      state: 'draft',
    });
    await call('discard', {});
    expect(await storedContent(asked.version)).toBe(before);
  });
});

describe('a draft from before there were urgencies', () => {
  it("is opened and stored, and published once every question has an answer that means 'we do not know'", async () => {
    const { content } = await read();
    const rising = { ...content, thresholds: [41, 61, 81] };
    const { number } = (await call('store', { content: rising, translations: [] })).questionnaire;
    await makeEarlier(number);

    const draft = await read();
    expect(draft.content.questions[0]?.answers.map(({ urgency }) => urgency)).toEqual(['none', 'year', 'now', 'now']);
    const higher = { ...draft.content, thresholds: [42, 62, 82] };
    expect((await call('store', { content: higher, translations: [] })).questionnaire).toMatchObject({ number });
    const missing = draft.content.questions.map(({ key }) => `V_01 questionnaire.questions.${key}.unknown`);
    expect(listErrors(await call('publish', {}))).toEqual(missing);

    const complete = {
      ...higher,
      questions: higher.questions.map((question) => {
        const unknown = question.answers.findLast(({ points }) => points === 0)?.key;
        return { ...question, answers: question.answers.map((one) => ({ ...one, isUnknown: one.key === unknown })) };
      }),
    };
    await call('store', { content: complete, translations: [] });
    expect((await call('publish', {})).questionnaire).toMatchObject({ number, state: 'published' });
  });
});
