import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { administrator, type Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';
import { percentile } from './median.ts';
import { measureUploads } from './uploads.ts';
import { withDatabase } from './with-database.ts';

/** Milliseconds for 95 of 100 responses, and what they list. */
const allowed = 200;
const filesPerFolder = 1_000;
const folders = 20;

const warmUps = 5;
const requests = 60;

/** Twenty folders of a thousand files, with tags and alternative texts, like years of work. */
async function fillLibrary(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(`insert into directory (path) select '/folder ' || n from generate_series(1, $1::int) n`, [
      folders,
    ]);
    await database.query(
      `insert into file (directory_id, file_name, default_alt_text, type, mime_type, width, height, file_size, hash)
         select d.id, 'image ' || n || '.jpg', 'The tower from the north, number ' || n, 'image', 'image/jpeg', 1600,
                1200, 400000, encode(sha256((d.path || n)::bytea), 'hex')
         from directory d, generate_series(1, $1::int) n where d.path like '/folder %'`,
      [filesPerFolder],
    );
    await database.query('vacuum analyze');
  } finally {
    await database.end();
  }
}

/** The admin area's own operations. */
const document = readFileSync('admin/media/media.graphql', 'utf8');

function operation(name: string): string {
  const parts = document.split(/^(?=fragment|query|mutation)/m);
  return parts
    .filter((part) => /^fragment Media(?:File|Folder) /.test(part) || part.startsWith(`query ${name}(`))
    .join('');
}

type Files = { files: unknown[] };
type Ask = (staff: TestClient) => Promise<Files | undefined>;

const lists: Readonly<Record<string, Ask>> = {
  'get-dir': async (staff) => (await staff.post<Files>('/medialib/get-dir', { path: '/folder 7' })).body,
  mediaDirectory: async (staff) => {
    const { data } = await staff.graphql<{ mediaDirectory: Files }>(operation('MediaDirectory'), { path: '/folder 7' });
    return data.mediaDirectory;
  },
  'search-files': async (staff) =>
    (await staff.post<Files>('/medialib/search-files', { searchTerm: 'image 1', directory: '/' })).body,
  mediaSearch: async (staff) => {
    const variables = { searchTerm: 'image 1', directory: '/' };
    return (await staff.graphql<{ mediaSearch: Files }>(operation('MediaSearch'), variables)).data.mediaSearch;
  },
};

async function measureList(name: string, ask: Ask, staff: TestClient): Promise<boolean> {
  const times: number[] = [];
  const counts = new Set<number>();
  for (let turn = 0; turn < warmUps + requests; turn += 1) {
    const start = performance.now();
    const response = await ask(staff);
    if (turn >= warmUps) times.push(performance.now() - start);
    counts.add(response?.files.length ?? 0);
  }
  const expected = name.toLowerCase().includes('search') ? 500 : filesPerFolder;
  const p95 = percentile(times, 0.95);
  const passed = p95 < allowed && counts.size === 1 && counts.has(expected);
  const figures = `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${[...counts].join(', ')} files`;
  console.log(`media, ${name}: ${figures}${passed ? '' : `: FAILED, p95 below ${allowed} ms and ${expected} files`}`);
  return passed;
}

/** The uploads first: garbage left by the lists would give them extra memory. */
async function measureAll(product: Product, databaseUrl: string): Promise<boolean> {
  const staff = createClient(product.address);
  await staff.post('/auth/login', administrator);
  let passed = await measureUploads({ product, staff }, 100);
  await fillLibrary(databaseUrl);
  for (const [name, ask] of Object.entries(lists)) passed = (await measureList(name, ask, staff)) && passed;
  return passed;
}

/**
 * Measures listing a folder of a thousand files, among 20,000, by REST and as the admin area does, and the server's
 * memory while ten files of 100 MB are uploaded in parallel. Returns whether all stay within the limits.
 */
export const measureMedia = (): Promise<boolean> => withDatabase('media', measureAll);
