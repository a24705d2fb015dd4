import { rmSync } from 'node:fs';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { createPublishedPage, type NewPage } from '../support/pages.ts';
import { administrator, makeOpenFolder, type Product, startProduct } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

/** Milliseconds after a change was acknowledged within which nobody may get the old page any more. */
const allowed = 1_000;

const rounds = 10;
/** Milliseconds after which one gives up waiting. */
const patience = 10_000;

type Seen = { status: number; html: string };
type Change = {
  name: string;
  path: string;
  make: (round: number) => Promise<unknown>;
  isNew: (seen: Seen, round: number) => boolean;
};

async function look({ address }: Product, path: string): Promise<Seen> {
  const answer = await fetch(`${address}${path}`);
  return { status: answer.status, html: await answer.text() };
}

/** Milliseconds from now until every node answers with the new page, each asked over and over. */
async function waitForAll(products: readonly Product[], { path, isNew }: Change, round: number): Promise<number> {
  const start = performance.now();
  const last = products.map(async (product) => {
    while (!isNew(await look(product, path), round)) {
      if (performance.now() - start > patience) throw new Error(`${path} stays as it was on ${product.address}`);
    }
    return performance.now() - start;
  });
  return Math.max(...(await Promise.all(last)));
}

async function measureChange(products: readonly Product[], change: Change): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const product of products) await look(product, change.path);
    await change.make(round);
    times.push(await waitForAll(products, change, round));
  }
  const worst = Math.max(...times);
  const isGood = worst <= allowed;
  console.log(
    `freshness, ${change.name}: at worst ${worst.toFixed(0)} ms of ${allowed} on two nodes${isGood ? '' : ': FAILED'}`,
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
    { name: 'publishing', path: '/page', make: publish, isNew: holds('Title') },
    { name: 'a menu', path: '/page', make: change, isNew: holds('Entry') },
    { name: 'a setting', path: '/page', make: rename, isNew: holds('Site') },
    {
      name: 'a translation',
      path: '/page',
      make: translate,
      isNew: ({ html }, round) => html.includes('nl-nl/pagina') === isOn(round),
    },
    {
      name: 'publishing and unpublishing',
      path: '/nl-nl/pagina',
      make: translate,
      isNew: ({ status }, round) => status === (isOn(round) ? 200 : 404),
    },
  ];
}

/** How long two nodes of one installation go on with an old page after a change; whether that is short enough. */
export async function measureFreshness(): Promise<boolean> {
  const folder = makeOpenFolder('ximblox-bench-');
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
    for (const change of await listChanges(staff)) results.push(await measureChange(products, change));
    return results.every(Boolean);
  } finally {
    for (const product of products) await product.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
