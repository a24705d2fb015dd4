import { Client } from 'pg';
import { administrator } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';
import { type Explain, withPlans } from './explain-page-list.ts';
import { fillPages, benchPageCount } from './fill-pages.ts';
import { percentile } from './median.ts';
import { withDatabase } from './with-database.ts';

/** Milliseconds for 95 of 100 responses. */
const allowed = 50;

const warmUps = 5;
const requests = 60;

type List = { items: { id: number }[]; totalItems: number };
/** A list to request, and the SQL condition for the pages it has to find. */
type Case = { name: string; list: Record<string, unknown>; finds: string };

const editor = `(select id from "user" where email = 'bench-2@example.com')`;
const rareEditor = `(select id from "user" where email = 'bench-20@example.com')`;
const has = (term: string) => `(title ilike '%${term}%' or slug ilike '%${term}%')`;

function describeCases(editorID: number, rareEditorID: number): Case[] {
  return [
    { name: 'newest first', list: {}, finds: 'true' },
    { name: 'by creation', list: { columnToSort: 'createdAt', sortOrder: 'asc' }, finds: 'true' },
    { name: 'by title', list: { columnToSort: 'title', sortOrder: 'asc' }, finds: 'true' },
    { name: 'by slug', list: { columnToSort: 'slug', sortOrder: 'desc' }, finds: 'true' },
    { name: 'by locale', list: { columnToSort: 'locale', sortOrder: 'asc' }, finds: 'true' },
    { name: 'by type', list: { columnToSort: 'type', sortOrder: 'asc' }, finds: 'true' },
    { name: 'by status', list: { columnToSort: 'status', sortOrder: 'asc' }, finds: 'true' },
    { name: 'the last page', list: { pageIndex: benchPageCount / 25 - 1 }, finds: 'true' },
    { name: 'a common type', list: { type: 'DEFAULT' }, finds: `type = 'default'` },
    { name: 'a rare type', list: { type: '404', columnToSort: 'title' }, finds: `type = '404'` },
    { name: 'a locale', list: { locale: 'nl-nl' }, finds: `locale = 'nl-nl'` },
    { name: 'a status', list: { status: 'requested' }, finds: `status = 'requested'` },
    { name: 'an editor', list: { editor: editorID }, finds: `updated_by = ${editor}` },
    {
      name: 'a rare editor by creation',
      list: { editor: rareEditorID, columnToSort: 'createdAt' },
      finds: `updated_by = ${rareEditor}`,
    },
    {
      name: 'type and locale',
      list: { type: 'home', locale: 'fr-fr' },
      finds: `type = 'home' and locale = 'fr-fr'`,
    },
    {
      name: 'type, locale, status, editor',
      list: { type: 'default', locale: 'de-de', status: 'published', editor: editorID },
      finds: `type = 'default' and locale = 'de-de' and status = 'published' and updated_by = ${editor}`,
    },
    {
      name: 'filters that find nothing',
      list: { type: '404', status: 'requested', editor: rareEditorID },
      finds: `type = '404' and status = 'requested' and updated_by = ${rareEditor}`,
    },
    { name: 'a word', list: { searchTerm: 'roof' }, finds: has('roof') },
    {
      name: 'a word by title',
      list: { searchTerm: 'TOWER', columnToSort: 'title', sortOrder: 'asc' },
      finds: has('tower'),
    },
    { name: 'one page', list: { searchTerm: 'page 4711' }, finds: has('page 4711') },
    { name: 'what every page has', list: { searchTerm: 'page' }, finds: has('page') },
    { name: 'what no page has', list: { searchTerm: 'xyzzy' }, finds: has('xyzzy') },
    { name: 'two letters', list: { searchTerm: 'oo', columnToSort: 'createdAt' }, finds: has('oo') },
    { name: 'two letters, rare', list: { searchTerm: 'qu' }, finds: has('qu') },
    { name: 'two letters, none', list: { searchTerm: 'zq' }, finds: has('zq') },
    { name: 'one letter', list: { searchTerm: 'e' }, finds: has('e') },
    {
      name: 'a word within filters',
      list: { searchTerm: 'bell', locale: 'fr-fr', status: 'published' },
      finds: `${has('bell')} and locale = 'fr-fr' and status = 'published'`,
    },
  ];
}

async function ask(staff: TestClient, list: Record<string, unknown>): Promise<{ time: number; list: List }> {
  const start = performance.now();
  const { status, body } = await staff.post<List>('/page/list', list);
  const time = performance.now() - start;
  if (status !== 200) throw new Error(`/page/list returned ${status}`);
  return { time, list: body };
}

type Parts = { staff: TestClient; database: Client; explain: Explain };

async function measure({ name, list, finds }: Case, { staff, database, explain }: Parts): Promise<boolean> {
  for (let turn = 0; turn < warmUps; turn += 1) await ask(staff, list);
  const times: number[] = [];
  const totals = new Set<number>();
  for (let turn = 0; turn < requests; turn += 1) {
    const { time, list: response } = await ask(staff, list);
    times.push(time);
    totals.add(response.totalItems);
  }
  const { rows } = await database.query<{ total: number }>(
    `select count(*)::int as total from page where deleted_at is null and ${finds}`,
  );
  const total = rows[0]?.total ?? 0;
  const scans = await explain(list);
  const p95 = percentile(times, 0.95);
  const wrong = [
    ...(p95 > allowed ? [`p95 above ${allowed} ms`] : []),
    ...(totals.size === 1 && totals.has(total) ? [] : [`totals ${[...totals].join(', ')} instead of ${total}`]),
    ...(scans.some((scan) => scan.startsWith('Seq Scan')) ? ['a sequential scan'] : []),
  ];
  const figures = `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${total} pages`;
  console.log(
    `pages, ${name}: ${figures}; ${scans.join(', ')}${wrong.length > 0 ? `: FAILED, ${wrong.join(', ')}` : ''}`,
  );
  return wrong.length === 0;
}

async function readUserID(database: Client, email: string): Promise<number> {
  const { rows } = await database.query<{ id: number }>('select id from "user" where email = $1', [email]);
  return rows[0]?.id ?? 0;
}

async function measureAll(address: string, databaseUrl: string): Promise<boolean> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await fillPages(database);
    const staff = createClient(address);
    await staff.post('/auth/login', administrator);
    const cases = describeCases(
      await readUserID(database, 'bench-2@example.com'),
      await readUserID(database, 'bench-20@example.com'),
    );
    return await withPlans(databaseUrl, async (explain) => {
      let passed = true;
      for (const one of cases) passed = (await measure(one, { staff, database, explain })) && passed;
      return passed;
    });
  } finally {
    await database.end();
  }
}

/**
 * Measures the overview over 100,000 pages like a client of POST /page/list, one request after another: sorted,
 * filtered, searched. Returns whether every case is within the allowed time, with the exact total, and without a
 * sequential scan in its plan.
 */
export const measurePageLists = (): Promise<boolean> =>
  withDatabase('pages', ({ address }, databaseUrl) => measureAll(address, databaseUrl));
