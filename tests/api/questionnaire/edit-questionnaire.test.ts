import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuestionnaireContent } from '../../../server/questionnaire/index.ts';
import { signInAs } from '../../support/users.ts';
import { auditActions, countAuditEntries } from '../../support/audit-actions.ts';
import { answerAll, fetchQuestions, finishCheck } from '../../support/check-answers.ts';
import { type ReceivedEvents, receiveEvents } from '../../support/receive-events.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Texts = Record<string, string>;
type Version = {
  number: number;
  state: string;
  revision: number;
  content: QuestionnaireContent;
  translations: { language: string; texts: Texts; sources: Texts }[];
};
type Failure = { Errors: { code: string; property: string }[] };

let server: TestServer;
let staff: TestClient;
let events: ReceivedEvents;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  events = await receiveEvents(server);
});
afterAll(async () => {
  await events.stop();
  await server.stop();
});

const read = async (path = 'draft') =>
  (await staff.get<{ questionnaire: Version }>(`/questionnaire/${path}`)).body.questionnaire;
const toInput = ({ content, translations, revision }: Version) => ({
  content,
  translations: translations.map(({ language, texts }) => ({ language, texts })),
  revision,
});
const call = (name: string, body: object) =>
  staff.post<{ questionnaire: Version } & Failure>(`/questionnaire/${name}`, body);
const textsOf = (version: Version, language: string): { texts: Texts; sources: Texts } =>
  version.translations.find((one) => one.language === language) ?? { texts: {}, sources: {} };

/** The current version with one text changed. */
function withText(version: Version, language: string, key: string, text: string) {
  const input = toInput(version);
  return {
    ...input,
    translations: input.translations.map((one) =>
      one.language === language ? { ...one, texts: { ...one.texts, [key]: text } } : one,
    ),
  };
}

const question = 'question.extinguishers.text';

describe('the draft of the questionnaire', () => {
  it('is created by the first store, separate from what visitors get, and can be discarded', async () => {
    const published = await read();
    expect(published).toMatchObject({ number: 1, state: 'published', revision: 0 });
    await events.take();
    const { status, body } = await call('store', withText(published, 'nl', question, 'Zijn de blussers gekeurd?'));
    expect(status).toBe(200);
    expect(body.questionnaire).toMatchObject({ number: 2, state: 'draft', revision: 1 });
    const [event] = await events.take();
    expect(event).toMatchObject({ name: 'questionnaire.stored' });
    const versionID = event && 'versionID' in event ? event.versionID : 0;
    const { data } = await server
      .visitor()
      .graphql<{ questionnaire: { version: number } }>(
        '{ questionnaire(locale: "nl-nl") { version questions { text } } }',
      );
    expect(JSON.stringify(data)).not.toContain('Zijn de blussers gekeurd?');
    expect((await call('discard', {})).body.questionnaire).toMatchObject({ number: 1, state: 'published' });
    expect(await auditActions(server, 'questionnaire', versionID)).toEqual([
      'questionnaire.stored',
      'questionnaire.discarded',
    ]);
    expect((await events.take()).map(({ name }) => name)).toEqual(['questionnaire.discarded']);
    expect((await call('discard', {})).status).toBe(404);
  });

  it('stays the same if nothing changes, without an audit entry', async () => {
    const entries = await countAuditEntries(server);
    const { body } = await call('store', toInput(await read()));
    expect(body.questionnaire).toMatchObject({ number: 1, state: 'published' });
    expect(await countAuditEntries(server)).toBe(entries);
  });

  it('lists translations older than their source, until they are rewritten or confirmed', async () => {
    const before = await read();
    const old = textsOf(before, 'nl').texts[question];
    const { body } = await call('store', withText(before, 'nl', question, 'Wanneer zijn de blussers gekeurd?'));
    expect(textsOf(body.questionnaire, 'de').sources[question]).toBe(old);
    const german = withText(body.questionnaire, 'de', question, 'Wann wurden die Löscher geprüft?');
    const confirmed = german.translations.map((one) =>
      one.language === 'fr' ? { ...one, upToDate: [question] } : one,
    );
    const after = (await call('store', { ...german, translations: confirmed })).body.questionnaire;
    const sources = ['de', 'fr', 'en'].map((language) => textsOf(after, language).sources[question]);
    expect(sources).toEqual(['Wanneer zijn de blussers gekeurd?', 'Wanneer zijn de blussers gekeurd?', old]);
    expect(textsOf(after, 'nl').sources).toEqual({});
    await call('discard', {});
  });

  it('is refused with V_07 if another user stored it meanwhile, and changes nothing', async () => {
    const input = withText(await read(), 'en', question, 'One');
    expect((await call('store', input)).status).toBe(200);
    const { status, body } = await call('store', { ...input, translations: [] });
    expect([status, body.Errors]).toEqual([409, [{ code: 'V_07', property: 'questionnaire.revision' }]]);
    expect(textsOf(await read(), 'en').texts[question]).toBe('One');
    expect((await call('publish', { revision: 0 })).status).toBe(409);
    expect((await call('store', { ...withText(await read(), 'en', question, 'Two'), revision: null })).status).toBe(
      200,
    );
    await call('discard', {});
  });
});

describe('hostile input', () => {
  const errorOf = async (change: (input: ReturnType<typeof toInput>) => object) => {
    const input = structuredClone(toInput(await read()));
    const { status, body } = await call('store', change(input));
    expect(status).toBe(400);
    return `${body.Errors[0]?.code} ${body.Errors[0]?.property}`;
  };

  it('gets the code and the property, and creates no draft', async () => {
    const nothing = await call('store', {});
    expect(nothing.body.Errors.map(({ code, property }) => `${code} ${property}`)).toEqual([
      'V_01 questionnaire.content',
      'V_01 questionnaire.translations',
    ]);
    expect(await errorOf(({ content, ...rest }) => ({ ...rest, content: { ...content, thresholds: [1, 2] } }))).toBe(
      'V_12 questionnaire.content.thresholds',
    );
    expect(await errorOf(({ content, ...rest }) => ({ ...rest, content: { ...content, questions: 'all' } }))).toBe(
      'V_12 questionnaire.content.questions',
    );
    const twice = await errorOf(({ content, ...rest }) => ({
      ...rest,
      content: { ...content, questions: [...content.questions, ...content.questions.slice(0, 1)] },
    }));
    expect(twice).toBe('V_12 questionnaire.content.questions');
    const points = await errorOf(({ content, ...rest }) => ({
      ...rest,
      content: {
        ...content,
        questions: content.questions.map((one) => ({
          ...one,
          answers: one.answers.map((answer) => ({ ...answer, points: 4 })),
        })),
      },
    }));
    expect(points).toBe('V_12 questionnaire.content.questions.0.answers.0.points');
    const language = (texts: unknown, name = 'en') =>
      errorOf((input) => ({ ...input, translations: [{ language: name, texts }] }));
    expect(await language({ [question]: 'x'.repeat(1_001) })).toBe(
      `V_14 questionnaire.translations.0.texts.${question}`,
    );
    expect(await language({ [question]: 'a\0b' })).toBe(`V_12 questionnaire.translations.0.texts.${question}`);
    expect(await language({}, 'english')).toBe('V_12 questionnaire.translations.0.language');
    expect((await read()).state).toBe('published');
  });

  it('gets the same by GraphQL, and an unknown version is null', async () => {
    const { data } = await staff.graphql<{ storeQuestionnaire: { errors: object[] } }>(
      'mutation { storeQuestionnaire(content: 5, translations: []) { errors { code property } } }',
    );
    expect(data.storeQuestionnaire.errors).toEqual([{ code: 'V_12', property: 'questionnaire.content' }]);
    const unknown = await staff.graphql('{ editableQuestionnaire(version: 99) { number } }');
    expect(unknown.data).toEqual({ editableQuestionnaire: null });
    expect((await staff.get('/questionnaire/version/99')).status).toBe(404);
    expect((await staff.get('/questionnaire/version/x')).status).toBe(404);
  });

  it('is refused first for a missing manage-questionnaire', async () => {
    const { browser } = await signInAs(server, 'Analyst');
    expect((await browser.get('/questionnaire/draft')).status).toBe(403);
    expect((await browser.get('/statistics')).status).toBe(200);
  });
});

describe('publishing', () => {
  it('is refused with everything that is missing', async () => {
    const published = await read();
    const { content } = published;
    const [first, ...others] = content.questions;
    const questions = [{ ...first, answers: first?.answers.map((answer) => ({ ...answer, effort: null })) }, ...others];
    const input = withText(published, 'nl', 'question.keys.text', ' ');
    await call('store', {
      ...input,
      content: { ...content, questions: questions.slice(0, 20), thresholds: [40, 40, 80] },
    });
    const { status, body } = await call('publish', {});
    expect(status).toBe(400);
    expect(body.Errors.map(({ code, property }) => `${code} ${property}`)).toEqual([
      'V_12 questionnaire.questions',
      'V_12 questionnaire.thresholds',
      'V_12 questionnaire.categories.continuity',
      'V_01 questionnaire.questions.extinguishers.answers.partly.effort',
      'V_01 questionnaire.questions.extinguishers.answers.none.effort',
      'V_01 questionnaire.questions.extinguishers.answers.unknown.effort',
      'V_01 questionnaire.texts.question.keys.text',
    ]);
    await call('discard', {});
  });

  it('gives visitors the new version, while visitors who began with the old one may still finish it', async () => {
    const visitor = server.visitor();
    const old = await fetchQuestions(visitor);
    await call('store', withText(await read(), 'nl', question, 'Zijn alle blussers gekeurd?'));
    await events.take();
    const { body } = await call('publish', { revision: 1 });
    expect(body.questionnaire).toMatchObject({ number: old.version + 1, state: 'published' });
    expect((await events.take()).map(({ name }) => name)).toEqual(['questionnaire.published']);
    const present = await fetchQuestions(visitor);
    expect(present.version).toBe(old.version + 1);
    expect(await finishCheck(visitor, { version: old.version, answers: answerAll(old) })).toMatchObject({ errors: [] });
    const { body: versions } = await staff.get<{ number: number; state: string }[]>('/questionnaire/versions');
    expect(versions.map(({ number, state }) => `${number} ${state}`)).toEqual(['2 published', '1 superseded']);
    expect(textsOf(await read('version/1'), 'nl').texts[question]).not.toBe('Zijn alle blussers gekeurd?');
  });
});
