import type { TestClient } from '../test-client.ts';
import { readHistory } from '../history.ts';
import { createPage } from '../pages.ts';
import { richTextShapes, type Shape } from './shapes.ts';

/** A request whose text once blocked the event loop, or easily could; `limit` is its maximum number of characters. */
export type WorstCase = { name: string; limit: number; send: (length: number) => Promise<unknown> };

/** Just below the largest content of a version. */
const contentLimit = 2_000_000;

/** Just below the largest body. */
const bodyLimit = 4_000_000;

const repeat = (part: string, length: number): string => part.repeat(length / part.length);

/** Combining marks that need sorting, which usual algorithms do in quadratic time. */
const accents = (length: number): string => repeat('\u0315\u0300', length / 3);

const contentWith = (props: Record<string, unknown>) => ({
  title: 'A page of long texts',
  blocks: [{ type: 'rich-text', key: 'b1', anchorPoint: '', props, __images: {}, __files: {} }],
});

async function storeCases(client: TestClient): Promise<WorstCase[]> {
  const { pageVersionID } = await createPage(client, { slug: 'long-texts' });
  const store = (props: Record<string, unknown>) =>
    client.post(`/page/version/${pageVersionID}/store`, contentWith(props));
  const storeShape = ([name, shape]: [string, Shape]): WorstCase => ({
    name: `rich text of ${name}`,
    limit: contentLimit / 4,
    send: (length) => store({ html: shape(length) }),
  });
  return [
    ...Object.entries(richTextShapes).map(storeShape),
    {
      name: 'a text that nothing is known of',
      limit: contentLimit,
      send: (length) => store({ more: repeat('a', length) }),
    },
    {
      name: 'as many values as fit',
      limit: 800_000,
      send: (length) => store({ more: Array.from({ length: length / 10 }, (_, index) => ({ n: index })) }),
    },
    {
      name: 'more values than fit',
      limit: bodyLimit,
      send: (length) => store({ more: Array.from({ length: length / 3 }, () => []) }),
    },
  ];
}

let pageCount = 0;

/** A comparison of two states that differ throughout. */
function compareCase(client: TestClient, [name, shape]: [string, Shape]): WorstCase {
  const document = `query ($before: Int!, $after: Int!) {
    comparePageSnapshots(beforeID: $before, afterID: $after) { changeCount blocks { fields { words { text } } } }
  }`;
  const compared = new Map<number, Promise<{ before: number; after: number }>>();
  const makeStates = async (length: number) => {
    const { pageID, pageVersionID } = await createPage(client, { slug: `compared-${pageCount++}` });
    const state = (html: string) =>
      client.post(`/page/version/${pageVersionID}/store`, { ...contentWith({ html }), startsState: true });
    await state(`<p>a</p>${shape(length)}`);
    await state(`<p>b</p>${shape(length)}<p>c</p>`);
    const [after, before] = await readHistory(client, pageID);
    return { before: before?.id ?? 0, after: after?.id ?? 0 };
  };
  return {
    name: `a comparison of ${name}`,
    limit: contentLimit / 2,
    send: async (length) => {
      const states = compared.get(length) ?? makeStates(length);
      compared.set(length, states);
      return client.graphql(document, await states);
    },
  };
}

let svgCount = 0;

function uploadSVG(client: TestClient, content: string): Promise<unknown> {
  const form = new FormData();
  form.append('path', '/');
  form.append(
    'f',
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`]),
    `drawing-${svgCount++}.svg`,
  );
  return client.upload('/medialib/add-file', form);
}

function svgCases(client: TestClient): WorstCase[] {
  const shapes: Record<string, (length: number) => string> = {
    'a reference of spaces': (length) => `<rect fill="url(${repeat(' ', length)}#a"/>`,
    'references that are not closed': (length) => `<rect fill="${repeat('url(#', length)}"/>`,
    'nested groups': (length) => repeat('<g>', length),
    'many shapes': (length) => repeat('<path d="M0 0h1v1z" fill="url(#a)"/>', length),
    'a long path': (length) => `<path d="${repeat('M0 0h1', length)}"/>`,
  };
  return Object.entries(shapes).map(([name, shape]) => ({
    name: `a drawing of ${name}`,
    limit: contentLimit,
    send: (length) => uploadSVG(client, shape(length)),
  }));
}

function callCases(client: TestClient): WorstCase[] {
  const calls: Record<string, readonly [path: string, body: (text: string) => unknown]> = {
    'a new password': ['/auth/reset-account', (text) => ({ token: 'a', password: text, confirm: text })],
    'an e-mail address': ['/auth/forgot-password', (text) => ({ email: `${text}@example.com` })],
    "a folder's name": ['/medialib/create-dir', (text) => ({ path: '/', folderName: text })],
    "a folder's path": ['/medialib/get-dir', (text) => ({ path: `/${text}` })],
    'a tag': ['/tags/validate', (text) => ({ tag: text })],
    'a slug': ['/page/slug-available', (text) => ({ slug: text, locale: 'en' })],
    'a search term': ['/search/search', (text) => ({ term: text })],
    'a title': ['/page/create', (text) => ({ title: text, slug: text, type: 'default', locale: 'en' })],
  };
  return Object.entries(calls).map(([name, [path, body]]) => ({
    name: `accents in ${name}`,
    limit: bodyLimit / 4,
    send: (length) => client.post(path, body(accents(length))),
  }));
}

/** The known worst cases, sent by staff; creates the pages that they need. */
export async function worstCases(client: TestClient): Promise<WorstCase[]> {
  const compared = ['spaces', 'lines', 'headings', 'closed elements'] as const;
  const comparisons = compared.map((name) => compareCase(client, [name, richTextShapes[name] ?? String]));
  return [...(await storeCases(client)), ...comparisons, ...svgCases(client), ...callCases(client)];
}
