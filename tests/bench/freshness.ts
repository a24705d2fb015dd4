import { rmSync } from 'node:fs';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { createPublishedPage, type NewPage } from '../support/pages.ts';
import { administrator, makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';
import { type Change, listSessionChanges } from './session-changes.ts';

/** Milliseconds after an acknowledged change within which every node shows it. */
const maxDelayMs = 1_000;

const rounds = 10;
/** Milliseconds after which waiting is given up. */
const timeoutMs = 10_000;

type Seen = { status: number; html: string };

/** Whether a node shows the result of a change on a page. */
const pageShows =
  (path: string, isShown: (seen: Seen, round: number) => boolean): Change['isNew'] =>
  async ({ address }, round) => {
    const response = await fetch(`${address}${path}`);
    return isShown({ status: response.status, html: await response.text() }, round);
  };

/** Milliseconds until every node shows a change, each polled continuously. */
async function waitForAll(products: readonly Product[], { name, isNew }: Change, round: number): Promise<number> {
  const start = performance.now();
  const last = products.map(async (product) => {
    while (!(await isNew(product, round))) {
      if (performance.now() - start > timeoutMs) throw new Error(`${name} does not take effect on ${product.address}`);
    }
    return performance.now() - start;
  });
  return Math.max(...(await Promise.all(last)));
}

async function measureChange(products: readonly Product[], change: Change): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Fills every cache with the previous state.
    for (const product of products) await change.isNew(product, round);
    await change.make(round);
    times.push(await waitForAll(products, change, round));
  }
  const worst = Math.max(...times);
  const isGood = worst <= maxDelayMs;
  console.log(
    `freshness, ${change.name}: at worst ${worst.toFixed(0)} ms of ${maxDelayMs} on two nodes${isGood ? '' : ': FAILED'}`,
  );
  return isGood;
}

const changeSettings = (staff: TestClient, input: object) =>
  staff.graphql('mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { errors { code } } }', {
    input,
  });

async function listChanges(staff: TestClient): Promise<Change[]> {
  await changeSettings(staff, { availableLocales: ['en', 'nl-nl'], customSlugLocales: ['en', 'nl-nl'] });
  const page = await createPublishedPage(staff, { title: 'Page', slug: 'page' });
  const { body: made } = await staff.post<NewPage>('/page/create-translation', {
    pageID: page.pageID,
    newLocale: 'nl-nl',
    title: 'Pagina',
    slug: 'pagina',
  });
  const { body: menu } = await staff.post<{ menu: { id: number } }>('/menu/create', { name: 'header', locale: 'en' });
  const isOn = (round: number) => round % 2 === 0;
  const publish = async (round: number) => {
    await staff.post(`/page/version/${page.pageVersionID}/store`, { title: `Title ${round}.` });
    await staff.post(`/page/${page.pageID}/publish`);
  };
  const change = async (round: number) => {
    const link = { kind: 'external', value: 'https://example.org/' };
    await staff.post(`/menu/${menu.menu.id}/store`, { items: [{ key: 'a', label: `Entry ${round}.`, link }] });
    await staff.post(`/menu/${menu.menu.id}/publish`);
  };
  const translate = (round: number) => staff.post(`/page/${made.pageID}/${isOn(round) ? 'publish' : 'unpublish'}`);
  const rename = (round: number) => changeSettings(staff, { siteName: `Site ${round}.` });
  const holds = (words: string) => (seen: Seen, round: number) => seen.html.includes(`${words} ${round}.`);
  return [
    { name: 'publishing', make: publish, isNew: pageShows('/page', holds('Title')) },
    { name: 'a menu', make: change, isNew: pageShows('/page', holds('Entry')) },
    { name: 'a setting', make: rename, isNew: pageShows('/page', holds('Site')) },
    {
      name: 'a translation',
      make: translate,
      isNew: pageShows('/page', ({ html }, round) => html.includes('nl-nl/pagina') === isOn(round)),
    },
    {
      name: 'publishing and unpublishing',
      make: translate,
      isNew: pageShows('/nl-nl/pagina', ({ status }, round) => status === (isOn(round) ? 200 : 404)),
    },
  ];
}

/**
 * Measures how long two nodes of one installation show the state before a change; returns whether that is short enough.
 */
export async function measureFreshness(): Promise<boolean> {
  const folder = makeAccessibleFolder('ximblox-bench-');
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => {} });
  const env = { DATABASE_URL: database.url, SECRET: 'only the benchmarks know this one', DEMO: '0' };
  const products: Product[] = [];
  try {
    for (const name of ['first', 'second']) {
      products.push(await startProduct({ logFile: `test-results/bench-${name}.log`, env, dataDir: `${folder}/files` }));
    }
    const staff = createClient(products[0]?.address ?? '');
    await staff.post('/auth/login', administrator);
    const results: boolean[] = [];
    const changes = [...(await listChanges(staff)), ...(await listSessionChanges(products, staff))];
    for (const change of changes) results.push(await measureChange(products, change));
    return results.every(Boolean);
  } finally {
    for (const product of products) await product.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
