import { setTimeout as sleep } from 'node:timers/promises';
import { answerAll, askQuestions, finish } from './check-answers.ts';
import { block, createPublishedPage, type NewPage, type Version } from './pages.ts';
import { administrator } from './product.ts';
import { createClient, type TestClient } from './test-client.ts';

/** What was done so far, by what it was, and what of it failed, in words. */
export type MixedLoad = { counts: Record<string, number>; failures: string[]; stop: () => Promise<void> };

type Deed = () => Promise<void>;

/** A 1×1 picture, which is drawn again in every size that the library shows. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function must<Body>({ status, body, text }: { status: number; body: Body; text: string }): Body {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 200)}`);
  return body;
}

async function read(visitor: TestClient, path: string): Promise<void> {
  const answer = await visitor.fetch(path);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
}

async function signIn(address: string): Promise<TestClient> {
  const staff = createClient(address);
  must(await staff.post('/auth/login', administrator));
  return staff;
}

async function storeAndPublish(staff: TestClient, page: NewPage, count: number): Promise<void> {
  const { pageVersionID } = must(await staff.get<{ page: NewPage }>(`/page/${page.pageID}`)).page;
  const version = { title: `Load ${count}`, pageType: { id: 'default', props: {} } };
  const blocks = [block('heading', { text: `Words of ${count}`, level: '2' })];
  must(await staff.post<{ pageVersion: Version }>(`/page/version/${pageVersionID}/store`, { ...version, blocks }));
  must(await staff.post(`/page/${page.pageID}/publish`));
}

async function uploadAndDelete(staff: TestClient, count: number): Promise<void> {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([picture]), `load-${count}.png`);
  const { file } = must(await staff.upload<{ file: { id: number } }>('/medialib/add-file', form));
  must(await staff.post('/medialib/get-dir', { path: '/' }));
  must(await staff.post('/medialib/delete-file', { id: file.id }));
}

async function comeAndGo(address: string): Promise<void> {
  const staff = await signIn(address);
  must(await staff.post('/auth/logout'));
}

/** A visitor's whole check: its result, and the report of it. */
async function doCheck(visitor: TestClient): Promise<void> {
  const asked = await askQuestions(visitor);
  const { token } = await finish(visitor, { version: asked.version, answers: answerAll(asked, () => 3) });
  await read(visitor, `/_/check/report/nl-nl/${token}`);
}

/** One deed after the other, with pauses (milliseconds) that make the load a modest one. */
async function repeat(name: string, pause: number, deed: Deed, { load, unwanted }: Running): Promise<void> {
  while (!unwanted.aborted) {
    try {
      await deed();
      load.counts[name] = (load.counts[name] ?? 0) + 1;
    } catch (error) {
      load.failures.push(`${name}: ${String(error)}`);
    }
    await sleep(pause);
  }
}

type Running = { load: Pick<MixedLoad, 'counts' | 'failures'>; unwanted: AbortSignal };

/**
 * Readers, editors and visitors on one node until they are stopped. They come back to the same few pages and words, so
 * that what the server rightly keeps for the next one does not grow with what they do.
 */
export async function startMixedLoad(address: string): Promise<MixedLoad> {
  const [visitor, staff] = [createClient(address), await signIn(address)];
  const page = await createPublishedPage(staff, { slug: 'load', title: 'Load' });
  const paths = ['/', '/about', '/nl-nl', '/load', '/nl-nl/risicocheck', '/api/ximblox/settings/get'];
  let turn = 0;
  const next = (): number => (turn += 1);
  const deeds: [name: string, pause: number, deed: Deed][] = [
    ['reads', 50, () => read(visitor, paths[next() % paths.length] ?? '/')],
    ['searches', 300, () => read(visitor, `/_/search?q=church+word${next() % 50}`)],
    ['publications', 700, () => storeAndPublish(staff, page, next())],
    ['uploads', 1_000, () => uploadAndDelete(staff, next())],
    ['sign-ins', 2_000, () => comeAndGo(address)],
    ['reports', 3_000, () => doCheck(visitor)],
  ];
  const ending = new AbortController();
  const load = { counts: {}, failures: [] };
  const work = deeds.map((deed) => repeat(...deed, { load, unwanted: ending.signal }));
  return {
    ...load,
    stop: async () => {
      ending.abort();
      await Promise.all(work);
    },
  };
}
