import { setTimeout as sleep } from 'node:timers/promises';
import { answerAll, fetchQuestions, finishCheck } from '../check-answers.ts';
import { restBlock, createPublishedPage, type NewPage, type VersionBody } from '../pages.ts';
import { administrator } from '../product.ts';
import { createClient, type TestClient } from '../test-client.ts';

/** The number of actions so far by name, and error messages. */
export type MixedLoad = { counts: Record<string, number>; failures: string[]; stop: () => Promise<void> };

type LoadAction = () => Promise<void>;

/** A 1×1 image, which is rendered in every size that the library shows. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function requireSuccess<Body>({ status, body, text }: { status: number; body: Body; text: string }): Body {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 200)}`);
  return body;
}

async function read(visitor: TestClient, path: string): Promise<void> {
  const response = await visitor.fetch(path);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
}

async function signIn(address: string): Promise<TestClient> {
  const staff = createClient(address);
  requireSuccess(await staff.post('/auth/login', administrator));
  return staff;
}

async function storeAndPublish(staff: TestClient, page: NewPage, count: number): Promise<void> {
  const { pageVersionID } = requireSuccess(await staff.get<{ page: NewPage }>(`/page/${page.pageID}`)).page;
  const version = { title: `Load ${count}`, pageType: { id: 'default', props: {} } };
  const blocks = [restBlock('heading', { text: `Words of ${count}`, level: '2' })];
  requireSuccess(
    await staff.post<{ pageVersion: VersionBody }>(`/page/version/${pageVersionID}/store`, { ...version, blocks }),
  );
  requireSuccess(await staff.post(`/page/${page.pageID}/publish`));
}

async function uploadAndDelete(staff: TestClient, count: number): Promise<void> {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([image]), `load-${count}.png`);
  const { file } = requireSuccess(await staff.upload<{ file: { id: number } }>('/medialib/add-file', form));
  requireSuccess(await staff.post('/medialib/get-dir', { path: '/' }));
  requireSuccess(await staff.post('/medialib/delete-file', { id: file.id }));
}

async function signInAndOut(address: string): Promise<void> {
  const staff = await signIn(address);
  requireSuccess(await staff.post('/auth/logout'));
}

/** A visitor's complete check: its result and its report. */
async function completeCheck(visitor: TestClient): Promise<void> {
  const asked = await fetchQuestions(visitor);
  const { token } = await finishCheck(visitor, { version: asked.version, answers: answerAll(asked, () => 3) });
  await read(visitor, `/_/check/report/nl-nl/${token}`);
}

/** Repeats an action with pauses (milliseconds) that keep the load moderate. */
async function repeat(name: string, pause: number, action: LoadAction, { load, stopSignal }: Running): Promise<void> {
  while (!stopSignal.aborted) {
    try {
      await action();
      load.counts[name] = (load.counts[name] ?? 0) + 1;
    } catch (error) {
      load.failures.push(`${name}: ${String(error)}`);
    }
    await sleep(pause);
  }
}

type Running = { load: Pick<MixedLoad, 'counts' | 'failures'>; stopSignal: AbortSignal };

/**
 * Readers, editors and visitors on one node until they are stopped. They use the same few pages and search words, so
 * that caches do not grow with the number of actions.
 */
export async function startMixedLoad(address: string): Promise<MixedLoad> {
  const [visitor, staff] = [createClient(address), await signIn(address)];
  const page = await createPublishedPage(staff, { slug: 'load', title: 'Load' });
  const paths = ['/', '/about', '/nl-nl', '/load', '/nl-nl/risicocheck', '/api/ximblox/settings/get'];
  let turn = 0;
  const next = (): number => (turn += 1);
  const actions: [name: string, pause: number, action: LoadAction][] = [
    ['reads', 50, () => read(visitor, paths[next() % paths.length] ?? '/')],
    ['searches', 300, () => read(visitor, `/_/search?q=church+word${next() % 50}`)],
    ['publications', 700, () => storeAndPublish(staff, page, next())],
    ['uploads', 1_000, () => uploadAndDelete(staff, next())],
    ['sign-ins', 2_000, () => signInAndOut(address)],
    ['reports', 3_000, () => completeCheck(visitor)],
  ];
  const ending = new AbortController();
  const load = { counts: {}, failures: [] };
  const work = actions.map((change) => repeat(...change, { load, stopSignal: ending.signal }));
  return {
    ...load,
    stop: async () => {
      ending.abort();
      await Promise.all(work);
    },
  };
}
