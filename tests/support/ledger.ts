import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLong } from './generated.ts';
import { block, createPage, type NewPage, type StoreAnswer } from './pages.ts';
import { administrator } from './product.ts';
import { createClient, type TestClient } from './test-client.ts';

/** What the server has acknowledged; what was asked for without an answer may be there or not. */
export type Ledger = {
  /** Text of the one block of each published page, by slug. */
  published: Map<string, string>;
  /** Text of the newest version of each page, by the page's id. */
  stored: Map<number, string>;
  /** SHA-256 of each uploaded file, by id. */
  files: Map<number, string>;
  deleted: Set<number>;
};

const makeLedger = (): Ledger => ({ published: new Map(), stored: new Map(), files: new Map(), deleted: new Set() });

/** As it is now: what is acknowledged later does not count in it. */
export const copyLedger = ({ published, stored, files, deleted }: Ledger): Ledger => ({
  published: new Map(published),
  stored: new Map(stored),
  files: new Map(files),
  deleted: new Set(deleted),
});

/** How much is in it, for a line on the screen and as a test that it is not empty. */
export const countEntries = ({ stored, files, deleted }: Ledger): number => stored.size + files.size + deleted.size;

function must<Answer>({ status, body, text }: { status: number; body: Answer; text: string }): Answer {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 200)}`);
  return body;
}

async function storePage(client: TestClient, name: string, ledger: Ledger): Promise<NewPage> {
  const page = await createPage(client, { slug: name, title: name });
  const text = randomBytes(400).toString('hex');
  const answer = await client.post<StoreAnswer>(`/page/version/${page.pageVersionID}/store`, {
    title: name,
    blocks: [block('heading', { text: text.slice(0, 200), level: '2' })],
    pageType: { id: 'default', props: {} },
  });
  must(answer);
  ledger.stored.set(page.pageID, text.slice(0, 200));
  return page;
}

async function publishPage(client: TestClient, name: string, ledger: Ledger): Promise<void> {
  const page = await storePage(client, name, ledger);
  must(await client.post(`/page/${page.pageID}/publish`));
  ledger.published.set(name, ledger.stored.get(page.pageID) ?? '');
}

async function uploadFile(client: TestClient, name: string, ledger: Ledger): Promise<number> {
  const bytes = randomBytes(20_000).toString('hex');
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([bytes]), `${name}.txt`);
  const { file } = must(await client.upload<{ file: { id: number } }>('/medialib/add-file', form));
  ledger.files.set(file.id, createHash('sha256').update(bytes).digest('hex'));
  return file.id;
}

async function deleteFile(client: TestClient, id: number, ledger: Ledger): Promise<void> {
  // From here on it may be gone, whether or not the answer comes.
  ledger.files.delete(id);
  must(await client.post('/medialib/delete-file', { id }));
  ledger.deleted.add(id);
}

async function writeOnce(client: TestClient, name: string, ledger: Ledger): Promise<void> {
  await publishPage(client, name, ledger);
  await uploadFile(client, `${name}-kept`, ledger);
  await deleteFile(client, await uploadFile(client, `${name}-gone`, ledger), ledger);
}

async function signIn(address: string): Promise<TestClient> {
  const client = createClient(address);
  must(await client.post('/auth/login', administrator));
  return client;
}

let writers = 0;

/** Milliseconds between two turns of one writer: the long run writes as fast as it goes. */
const pause = isLong ? 0 : 300;

/** Writes as long as it is wanted; what breaks is tried again with new names, as people do. */
async function write(address: string, { ledger, failures }: Writing, unwanted: AbortSignal): Promise<void> {
  writers += 1;
  const writer = writers;
  let client: TestClient | null = null;
  for (let count = 0; !unwanted.aborted; count += 1) {
    try {
      client ??= await signIn(address);
      await writeOnce(client, `ledger-${writer}-${count}`, ledger);
      await sleep(pause);
    } catch (error) {
      failures.push(String(error));
      client = null;
      await sleep(50);
    }
  }
}

type Writing = {
  ledger: Ledger;
  /** What broke, in words. */
  failures: string[];
};

/** Four writers that store, publish, upload and delete until they are stopped; what earlier ones did can go on. */
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

async function findPageFaults(client: TestClient, { published, stored }: Ledger): Promise<string[]> {
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

async function findFileFaults(client: TestClient, { files, deleted }: Ledger): Promise<string[]> {
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

/** What of the ledger the server no longer has as it was; empty where all is well. */
export async function findFaults(address: string, ledger: Ledger): Promise<string[]> {
  const client = await signIn(address);
  return [...(await findPageFaults(client, ledger)), ...(await findFileFaults(client, ledger))];
}
