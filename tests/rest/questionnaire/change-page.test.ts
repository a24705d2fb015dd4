import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, type CheckQuestions, fetchQuestions, finishCheck } from '../../support/check-answers.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let asked: CheckQuestions;
let token: string;
let answers: { question: string; answer: string }[];
beforeAll(async () => {
  server = await startTestServer();
  asked = await fetchQuestions(server.visitor());
  const staff = await server.signIn();
  await staff.graphql(`mutation { updateSettings(input: { availableLocales: ["en", "nl-nl"] }) { errors { code } } }`);
  answers = answerAll(asked, (index) => index % 3).map(({ question, answer }) => ({
    question,
    answer: question === 'candlewatch' ? 'not-applicable' : answer,
  }));
  const finished = await finishCheck(server.visitor(), { version: asked.version, answers });
  token = finished.token ?? '';
});
afterAll(() => server.stop());

const visit = async (path: string) => {
  const response = await server.visitor().fetch(path);
  return { response, html: await response.text() };
};

describe('the answers of a result', () => {
  it('are returned to who has its token, by keys', async () => {
    const { data } = await server
      .visitor()
      .graphql<{ checkResult: { answers: unknown } }>(
        `query($token: String!) { checkResult(token: $token, locale: "en") { answers { question answer } } }`,
        { token },
      );
    expect(data.checkResult.answers).toEqual(answers);
  });

  it('fill in the form that the result links to, which opens at the review', async () => {
    const { html: result } = await visit(`/_/check/result/nl-nl/${token}`);
    expect(result).toContain(`href="/_/check/change/nl-nl/${token}"`);
    const { response, html } = await visit(`/_/check/change/nl-nl/${token}`);
    expect(response.status).toBe(200);
    const checked = [...html.matchAll(/<input[^>]* checked[^>]*>/g)].map(([input]) => input);
    expect(checked).toHaveLength(21);
    for (const { question, answer } of answers)
      expect(
        checked.some((input) => input.includes(`name="answer.${question}"`) && input.includes(`value="${answer}"`)),
      ).toBe(true);
    expect(html).toMatch(/id="review" class="[^"]*initial/i);
    expect(html).toContain(`href="/_/check/change/en/${token}#question-7"`);
  });

  it('are in a form with an id of its own each time, in a document that is not stored, indexed or named', async () => {
    const visits = [await visit(`/_/check/change/nl-nl/${token}`), await visit(`/_/check/change/nl-nl/${token}`)];
    const ids = visits.map(({ html }) => /name="submission"[^>]* value="([\w-]{36})"/.exec(html)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
    for (const { response } of visits) {
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
      expect(response.headers.get('content-language')).toBe('nl-NL');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each(['x', 'A'.repeat(46)])('cannot be opened with the token %s', async (unknown) => {
    const { response, html } = await visit(`/_/check/change/nl-nl/${unknown}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('Deze uitslag is niet te openen');
    expect(html).not.toContain('<form class');
  });

  it('fill in the form in the default language for a locale that the site does not have', async () => {
    const { response } = await visit(`/_/check/change/xx-xx/${token}`);
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'en']);
  });
});
