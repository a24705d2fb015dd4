import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, type CheckQuestions, fetchQuestions, finishCheck } from '../../support/check-answers.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Result = {
  summary: { text: string; first: string[] };
  advice: { title: string }[];
  inOrder: { questionText: string }[];
  notAnswered: { questionText: string }[];
};

let server: TestServer;
let asked: CheckQuestions;
beforeAll(async () => {
  server = await startTestServer();
  asked = await fetchQuestions(server.visitor());
  const staff = await server.signIn();
  await staff.graphql(
    `mutation { updateSettings(input: { availableLocales: ["en", "nl-nl", "de-de", "fr-fr"] }) { errors { code } } }`,
  );
});
afterAll(() => server.stop());

/** The best answers, but for some questions. */
const bestBut = (others: Readonly<Record<string, string>>) =>
  answerAll(asked).map(({ question, answer }) => ({ question, answer: others[question] ?? answer }));

async function finish(answers: ReturnType<typeof bestBut>, locale = 'en') {
  const { token } = await finishCheck(server.visitor(), { version: asked.version, answers });
  const { data } = await server.visitor().graphql<{ checkResult: Result }>(
    `query($token: String!, $locale: String!) { checkResult(token: $token, locale: $locale) {
       summary { text first } advice { title } inOrder { questionText } notAnswered { questionText } } }`,
    { token, locale },
  );
  const readText = async (form: string) => {
    const html = await (await server.visitor().fetch(`/_/check/${form}/${locale}/${token}`)).text();
    const text = html
      .slice(html.indexOf('<main'))
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, '\n');
    return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  };
  return { result: data.checkResult, screen: await readText('result'), print: await readText('print') };
}

/** Expects texts one after the other. */
function expectInOrder(page: string, texts: readonly string[]): void {
  let from = 0;
  for (const text of texts) {
    const place = page.indexOf(text, from);
    expect(place, `${text}, after ${from} in ${page}`).toBeGreaterThanOrEqual(0);
    from = place + text.length;
  }
}

describe.each(['en', 'nl-nl', 'de-de', 'fr-fr'])('the pages of a result in %s', (locale) => {
  it('show its summary, its advice in order, what is in order and what is not known, on screen and paper', async () => {
    const others = {
      exits: 'none',
      detection: 'partly',
      candlewatch: 'not-applicable',
      roof: 'unknown',
      plan: 'partly',
    };
    const { result, screen, print } = await finish(bestBut(others), locale);
    const { summary, advice, inOrder, notAnswered } = result;
    expect([summary.first.length, advice.length, inOrder.length, notAnswered.length]).toEqual([1, 4, 16, 2]);
    for (const page of [screen, print])
      expectInOrder(page, [
        summary.text,
        ...summary.first,
        ...advice.map(({ title }) => title),
        ...inOrder.map(({ questionText }) => questionText),
        ...notAnswered.map(({ questionText }) => questionText),
      ]);
  });
});

describe('a church with locked exits, no background checks and no adviser', () => {
  it('reads at once what cannot wait, and never that all is well', async () => {
    const { screen } = await finish(bestBut({ exits: 'none', screening: 'none', confidant: 'none' }));
    expectInOrder(screen, [
      'Good, with 86 of 100',
      '3 things cannot wait, regardless of the score.',
      'Keep every exit clear and easy to open from the inside',
      'Introduce background checks',
      'Appoint an adviser from outside the church council',
      'Cannot wait',
      '3 pieces of advice',
    ]);
    expect(screen).not.toMatch(/well looked after|good hands|Most of what you answered is in order/);
  });
});
