import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { eventChannel } from '../../server/shared/events/event.ts';
import { restBlock, createPublishedPage } from '../support/pages.ts';
import { administrator, type Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';
import { readCpuTime } from './cpu-time.ts';
import { sendInTurn } from './load.ts';
import { median } from './median.ts';

/** CPU milliseconds that rendering an uncached page may cost. */
const allowed = 4;

const rounds = 7;
/** Uncounted rounds, until hot code is compiled. */
const warmUps = 5;
const pages = 200;
const blockCount = 20;
/** Milliseconds that the server gets to receive the event. */
const eventDelayMs = 200;

const words = 'The church is open on weekdays, and every visitor finds light, quiet and a chair.';

/** Kinds of blocks alternately, as an editor would use them. */
const kinds = [
  (index: number) => restBlock('heading', { text: `Part ${index}`, level: '2' }, `b${index}`),
  (index: number) => restBlock('rich-text', { html: `<p>${words}</p><ul><li>${words}</li></ul>` }, `b${index}`),
  (index: number) => restBlock('quote', { text: words, source: 'A churchwarden' }, `b${index}`),
  (index: number) =>
    restBlock('rich-text', { html: `<p>${words} <a href="/bench-linked">${words}</a></p>` }, `b${index}`),
];

async function makePages(staff: TestClient): Promise<void> {
  await createPublishedPage(staff, { title: 'Linked', slug: 'bench-linked' });
  const content = Array.from({ length: blockCount }, (_, index) => kinds[index % kinds.length]?.(index));
  for (let index = 0; index < pages; index += 1) {
    await createPublishedPage(staff, { title: `Page ${index}`, slug: `bench-${index}`, content });
  }
}

/** CPU milliseconds per page after the cache was cleared. */
async function measureRound(product: Product, database: Client): Promise<number> {
  await database.query('select pg_notify($1, $2)', [eventChannel, JSON.stringify({ name: 'setting.changed' })]);
  await wait(eventDelayMs);
  const before = readCpuTime(product.process.pid ?? 0);
  await sendInTurn(
    Array.from({ length: pages }, (_, index) => {
      const url = `${product.address}/bench-${index}`;
      return { url, method: 'GET', headers: {} };
    }),
  );
  return (readCpuTime(product.process.pid ?? 0) - before) / 1_000 / pages;
}

/** Maximum delay of PostgreSQL's statistics (milliseconds). */
const statisticsDelayMs = 3_000;

/** The number of statements so far: each is a transaction of its own, since nothing is written. */
async function countStatements(database: Client): Promise<number> {
  await wait(statisticsDelayMs);
  const { rows } = await database.query<{ count: number }>(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.count ?? 0;
}

/** Measures the cost of an uncached page: loading, rendering and sending; returns whether it is within the limit. */
export async function measureUncachedPages(product: Product, databaseUrl: string): Promise<boolean> {
  const staff = createClient(product.address);
  await staff.post('/auth/login', administrator);
  await makePages(staff);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (let round = 0; round < warmUps; round += 1) await measureRound(product, database);
    const before = await countStatements(database);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measureRound(product, database));
    const statements = ((await countStatements(database)) - before) / (rounds * pages);
    const middle = median(times);
    const isGood = middle <= allowed;
    const figures = `${middle.toFixed(2)} ms CPU of ${allowed}${isGood ? '' : ': FAILED'}, ${statements.toFixed(1)} statements`;
    console.log(`uncached page of ${blockCount} blocks: ${figures} (${rounds} rounds of ${pages} pages, median)`);
    return isGood;
  } finally {
    await database.end();
  }
}
