import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../../support/random.ts';
import { answerAll, fetchQuestions, finishCheck } from '../../support/check-answers.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Advice = { title: string; text: string };
type Node = { role: string; children?: Node[]; alt?: string };

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const staff = await server.signIn();
  await staff.graphql(`mutation { updateSettings(input: { availableLocales: ["en", "nl-nl", "de-de", "fr-fr"],
                         siteName: "Risicocheck", contactPhone: "088 000 00 00" }) { errors { code } } }`);
  const visitor = server.visitor();
  const asked = await fetchQuestions(visitor);
  token =
    (
      await finishCheck(visitor, {
        version: asked.version,
        answers: answerAll(asked, (index) => (index === 5 ? 3 : 1 + (index % 2))),
      })
    ).token ?? '';
});
afterAll(() => server.stop());

const report = (locale: string, given = token) => server.visitor().fetch(`/_/check/report/${locale}/${given}`);

const open = async (response: Response): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(await response.arrayBuffer()) }).promise;

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

async function readPages(pdf: PDFDocumentProxy): Promise<{ text: string; structure: Node }[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  return Promise.all(
    pages.map(async (loading) => {
      const page = await loading;
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      return { text: withoutSpace(text), structure: (await page.getStructTree()) as Node };
    }),
  );
}

const listRoles = ({ role, children = [] }: Node): string[] => [role, ...children.flatMap(listRoles)];

describe.each([
  ['nl-nl', 'nl-NL', 'Adviesrapport | Risicocheck', 'risicocheck-advies.pdf'],
  ['en', 'en', 'Advice report | Risicocheck', 'church-risk-check-advice.pdf'],
  ['de-de', 'de-DE', 'Beratungsbericht | Risicocheck', 'risikocheck-bericht.pdf'],
  ['fr-fr', 'fr-FR', 'Rapport de conseils | Risicocheck', 'bilan-des-risques-conseils.pdf'],
])('the report in %s', (locale, language, title, fileName) => {
  it('is never cached, and has its title and language', async () => {
    const response = await report(locale);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const pdf = await open(response);
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect(info).toMatchObject({ Title: title, Language: language });
    const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean>;
    expect(marks.get('Marked')).toBe(true);
  });

  it('contains every advice and every category as tagged text, with a checkbox for each advice', async () => {
    const { data } = await server.visitor().graphql<{
      checkResult: {
        score: number;
        summary: { text: string; first: string[] };
        advice: Advice[];
        notAnswered: { questionText: string }[];
        categories: { name: string }[];
      };
    }>(
      `query($token: String!, $locale: String!) { checkResult(token: $token, locale: $locale) {
          score summary { text first } advice { title text answerText effortText }
          notAnswered { questionText } categories { name } } }`,
      { token, locale },
    );
    const pages = await readPages(await open(await report(locale)));
    const text = pages.map((page) => page.text).join('');
    expect(data.checkResult.advice).toHaveLength(21);
    for (const words of data.checkResult.advice.flatMap((advice) => Object.values(advice)))
      expect(text).toContain(withoutSpace(words));
    for (const { name } of data.checkResult.categories) expect(text).toContain(withoutSpace(name));
    expect(text).toContain('0880000000');
    const { summary, advice, notAnswered } = data.checkResult;
    expect(pages[0]?.text).toContain(withoutSpace(summary.text));
    expect(summary.first).toHaveLength(3);
    for (const title of summary.first) expect(pages[0]?.text).toContain(withoutSpace(title));
    const later = pages.slice(1).map((page) => page.text);
    const places = advice.map(({ title }) => later.join('').indexOf(withoutSpace(title)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(notAnswered.length).toBeGreaterThan(0);
    for (const { questionText } of notAnswered) expect(later.join('')).toContain(withoutSpace(questionText));
    const roles = pages.flatMap(({ structure }) => listRoles(structure));
    const count = (role: string) => roles.filter((one) => one === role).length;
    expect(count('H1')).toBe(1);
    // A list that continues on the next page is tagged on both.
    expect(count('LI')).toBeGreaterThanOrEqual(21 + notAnswered.length);
    // A checkbox for each advice, none for the answers listed after it.
    expect(count('Lbl')).toBeGreaterThanOrEqual(21);
    expect(count('Table')).toBe(1);
    expect(count('TR')).toBe(13);
    expect(count('TH')).toBe(4);
    expect(count('Figure')).toBe(23);
  });
});

describe('a report', () => {
  it('declares PDF/UA-1, tags its column headers, and has no incomplete glyph list', async () => {
    const file = Buffer.from(await (await report('nl-nl')).arrayBuffer()).toString('latin1');
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(file.match(/\/Scope \/Column/g)).toHaveLength(4);
    expect(file).not.toContain('/CIDSet');
  });

  it('of the best answers says that there is no advice', async () => {
    const visitor = server.visitor();
    const asked = await fetchQuestions(visitor);
    const best = await finishCheck(visitor, { version: asked.version, answers: answerAll(asked) });
    const pages = await readPages(await open(await report('nl-nl', best.token ?? '')));
    expect(pages.map(({ text }) => text).join('')).toContain(
      withoutSpace('Over wat u invulde is niets meer te adviseren'),
    );
  });

  it('of a token that was not signed here is a page that says so', async () => {
    expect((await report('nl-nl', `B${token.slice(1)}`)).status).toBe(404);
  });

  it('is rendered by a pool: many in parallel all succeed, and the site stays available', {
    timeout: 60_000,
  }, async () => {
    const reports = Promise.all(Array.from({ length: isLongRun ? 30 : 10 }, () => report('en')));
    expect((await server.visitor().fetch('/healthz')).status).toBe(200);
    expect(new Set((await reports).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
