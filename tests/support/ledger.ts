import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLongRun } from './random.ts';
import { restBlock, createPage, type NewPage, type StoreResponse } from './pages.ts';
import { administrator } from './product.ts';
import { createClient, type TestClient } from './test-client.ts';

/** What the server has acknowledged; a write without a response may be there or not. */
export type Ledger = {
  /** Text of the single block of each published page, by slug. */
  published: Map<string, string>;
  /** Text of the newest version of each page, by the page's id. */
  stored: Map<number, string>;
  /** SHA-256 of each uploaded file, by id. */
  files: Map<number, string>;
  deleted: Set<number>;
};

const makeLedger = (): Ledger => ({ published: new Map(), stored: new Map(), files: new Map(), deleted: new Set() });

/** A snapshot: later writes are not included. */
export const copyLedger = ({ published, stored, files, deleted }: Ledger): Ledger => ({
  published: new Map(published),
  stored: new Map(stored),
  files: new Map(files),
  deleted: new Set(deleted),
});

/** The number of entries, for a log line and to check that it is not empty. */
export const countEntries = ({ stored, files, deleted }: Ledger): number => stored.size + files.size + deleted.size;

function requireSuccess<Result>({ status, body, text }: { status: number; body: Result; text: string }): Result {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 200)}`);
  return body;
}

async function storePage(client: TestClient, name: string, ledger: Ledger): Promise<NewPage> {
  const page = await createPage(client, { slug: name, title: name });
  const text = randomBytes(400).toString('hex');
  const response = await client.post<StoreResponse>(`/page/version/${page.pageVersionID}/store`, {
    title: name,
    blocks: [restBlock('heading', { text: text.slice(0, 200), level: '2' })],
    pageType: { id: 'default', props: {} },
  });
  requireSuccess(response);
  ledger.stored.set(page.pageID, text.slice(0, 200));
  return page;
}

async function publishPage(client: TestClient, name: string, ledger: Ledger): Promise<void> {
  const page = await storePage(client, name, ledger);
  requireSuccess(await client.post(`/page/${page.pageID}/publish`));
  ledger.published.set(name, ledger.stored.get(page.pageID) ?? '');
}

async function uploadFile(client: TestClient, name: string, ledger: Ledger): Promise<number> {
  const bytes = randomBytes(20_000).toString('hex');
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([bytes]), `${name}.txt`);
  const { file } = requireSuccess(await client.upload<{ file: { id: number } }>('/medialib/add-file', form));
  ledger.files.set(file.id, createHash('sha256').update(bytes).digest('hex'));
  return file.id;
}

async function deleteFile(client: TestClient, id: number, ledger: Ledger): Promise<void> {
  // From here on it may be gone, with or without a response.
  ledger.files.delete(id);
  requireSuccess(await client.post('/medialib/delete-file', { id }));
  ledger.deleted.add(id);
}

async function writeOnce(client: TestClient, name: string, ledger: Ledger): Promise<void> {
  await publishPage(client, name, ledger);
  await uploadFile(client, `${name}-stays`, ledger);
  await deleteFile(client, await uploadFile(client, `${name}-gone`, ledger), ledger);
}

async function signIn(address: string): Promise<TestClient> {
  const client = createClient(address);
  requireSuccess(await client.post('/auth/login', administrator));
  return client;
}

let writers = 0;

/** Milliseconds between two rounds of one writer: the long run writes as fast as possible. */
const pauseMs = isLongRun ? 0 : 300;

/** Writes until aborted; failed writes are retried with new names. */
async function write(address: string, { ledger, failures }: Writing, stopSignal: AbortSignal): Promise<void> {
  writers += 1;
  const writer = writers;
  let client: TestClient | null = null;
  for (let count = 0; !stopSignal.aborted; count += 1) {
    try {
      client ??= await signIn(address);
      await writeOnce(client, `ledger-${writer}-${count}`, ledger);
      await sleep(pauseMs);
    } catch (error) {
      failures.push(String(error));
      client = null;
      await sleep(50);
    }
  }
}

type Writing = {
  ledger: Ledger;
  /** Error messages. */
  failures: string[];
};

/**
 * Starts four writers that store, publish, upload and delete until they are stopped; can continue an earlier ledger.
 */
export function startWriters(address: string, ledger = makeLedger()): Writing & { stop: () => Promise<Ledger> } {
  const writing: Writing = { ledger, failures: [] };
  const ending = new AbortController();
  const work = Promise.all([1, 2, 3, 4].map(() => write(address, writing, ending.signal)));
  return {
    ...writing,
    stop: async () => {
      ending.abort();
      await work;
      return writing.ledger;
    },
  };
}

type PublishedPage = { page: { title: string; pageVersion: { blocks: { props: { text?: string } }[] } } };
type FileRow = { id: number; hash: string; url: string };
type EditedPage = { page: { pageVersionID: number } };

async function findLostPages(client: TestClient, { published, stored }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const [slug, text] of published) {
    const { body } = await client.post<PublishedPage>('/page/get-by-slug', { slug });
    const shown = body.page?.pageVersion.blocks[0]?.props.text;
    if (shown !== text) faults.push(`page ${slug} shows ${String(shown).slice(0, 20)}`);
  }
  for (const [id, text] of stored) {
    const { page } = (await client.get<EditedPage>(`/page/${id}`)).body;
    const { body } = await client.get<{ pageVersion?: PublishedPage['page']['pageVersion'] }>(
      `/page/version/fetch/${page?.pageVersionID}`,
    );
    if (body.pageVersion?.blocks[0]?.props.text !== text) faults.push(`page ${id} has lost what was stored`);
  }
  return faults;
}

async function findLostFiles(client: TestClient, { files, deleted }: Ledger): Promise<string[]> {
  const { body } = await client.post<{ files: FileRow[] }>('/medialib/get-dir', { path: '/' });
  const listed = new Map(body.files.map((file) => [file.id, file]));
  const faults = [...deleted].filter((id) => listed.has(id)).map((id) => `file ${id} is back`);
  for (const [id, hash] of files) {
    const file = listed.get(id);
    const bytes = file ? Buffer.from(await (await client.fetch(file.url)).arrayBuffer()) : Buffer.alloc(0);
    if (createHash('sha256').update(bytes).digest('hex') !== hash) faults.push(`file ${id} is lost`);
  }
  return faults;
}

/** Acknowledged writes that the server has lost; empty if there are none. */
export async function findLostWrites(address: string, ledger: Ledger): Promise<string[]> {
  const client = await signIn(address);
  return [...(await findLostPages(client, ledger)), ...(await findLostFiles(client, ledger))];
}
