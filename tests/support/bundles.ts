import { setTimeout as sleep } from 'node:timers/promises';
import { extract, pack } from 'tar-stream';
import type { TestClient } from './test-client.ts';

export type BundleTask = {
  id: number;
  step: string;
  state: string;
  fileName: string;
  url: string | null;
  bytes: number;
  isReadyToImport: boolean;
  report: {
    parts: {
      part: string;
      added: number;
      same: number;
      inTheWay: number;
      wrong: number;
      conflicts: string[];
      errors: { name: string; error: { code: string; property: string } }[];
    }[];
    files: number;
    missingLocales: string[];
    takesSettings: boolean;
    isOfOtherSite: boolean;
    isClear: boolean;
  } | null;
  problem: { reason: string; place: string } | null;
};
export type BundleTasks = {
  lastExport: BundleTask | null;
  lastImport: BundleTask | null;
  missingPermissions: string[];
};
type BundleResult = { errors: { code: string; property: string }[] };

const fields = `id step state fileName url bytes isReadyToImport problem { reason place }
  report { files missingLocales takesSettings isOfOtherSite isClear parts {
    part added same inTheWay wrong conflicts errors { name error { code property } } } }`;

export async function readTasks(staff: TestClient): Promise<BundleTasks> {
  const { data, errors } = await staff.graphql<{ bundleTasks: BundleTasks }>(
    `{ bundleTasks { lastExport { ${fields} } lastImport { ${fields} } missingPermissions } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.bundleTasks;
}

/** The last export or import, once its jobs are done. */
export async function waitForTask(staff: TestClient, kind: 'lastExport' | 'lastImport'): Promise<BundleTask> {
  for (;;) {
    const task = (await readTasks(staff))[kind];
    if (task && (task.state === 'DONE' || task.state === 'FAILED')) return task;
    await sleep(50);
  }
}

export async function startExport(staff: TestClient, choice: object | null = null): Promise<BundleResult> {
  const { data, errors } = await staff.graphql<{ startExport: BundleResult }>(
    'mutation ($choice: BundleChoiceInput) { startExport(choice: $choice) { errors { code property } } }',
    { choice },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.startExport;
}

/** Exports by the requests of the screen, and downloads the file. */
export async function exportSite(staff: TestClient, choice: object | null = null): Promise<Buffer> {
  await startExport(staff, choice);
  const { url, problem } = await waitForTask(staff, 'lastExport');
  if (url === null) throw new Error(JSON.stringify(problem));
  return Buffer.from(await (await staff.fetch(url)).arrayBuffer());
}

export function uploadBundle(staff: TestClient, bytes: Uint8Array, fileName = 'site.tar') {
  const form = new FormData();
  form.append('f', new Blob([bytes as BlobPart]), fileName);
  return staff.upload<BundleResult & { bundleID: number; Errors: object[] }>('/bundles', form);
}

/** Uploads a bundle and waits until it is checked. */
export async function uploadAndCheck(staff: TestClient, bytes: Uint8Array): Promise<BundleTask> {
  const { status, text } = await uploadBundle(staff, bytes);
  if (status !== 200) throw new Error(text);
  return waitForTask(staff, 'lastImport');
}

/** Imports the checked bundle by the requests of the screen. */
export async function importSite(staff: TestClient, { id }: BundleTask): Promise<BundleTask> {
  const { data } = await staff.graphql<{ startImport: BundleResult }>(
    `mutation { startImport(id: ${id}) { errors { code property } } }`,
  );
  if (data.startImport.errors.length > 0) throw new Error(JSON.stringify(data.startImport.errors));
  return waitForTask(staff, 'lastImport');
}

/** A header as `tar-stream` expects it. */
type Header = { name: string; type?: 'symlink'; linkname?: string; pax?: Record<string, string> };

export type Entry = { header: Header; body: Buffer };

export async function readBundle(bytes: Buffer): Promise<Entry[]> {
  const archive = extract();
  archive.end(bytes);
  const entries: Entry[] = [];
  for await (const entry of archive as AsyncIterable<AsyncIterable<Buffer> & { header: Header }>) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk);
    entries.push({ header: { name: entry.header.name }, body: Buffer.concat(chunks) });
  }
  return entries;
}

export async function writeBundle(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { header, body } of entries) archive.entry(header, body);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Rows = Record<string, unknown>[];

/** Changes the rows of one part. */
export const changeRows = (entries: readonly Entry[], part: string, change: (rows: Rows) => Rows): Entry[] =>
  entries.map(({ header, body }) =>
    header.name.startsWith(`${part}/`)
      ? { header, body: Buffer.from(JSON.stringify(change(JSON.parse(body.toString('utf8')) as Rows))) }
      : { header, body },
  );

/** All rows of one part. */
export const rowsOfPart = (entries: readonly Entry[], part: string): Rows =>
  entries
    .filter(({ header }) => header.name.startsWith(`${part}/`))
    .flatMap(({ body }) => JSON.parse(body.toString('utf8')) as Rows);

/** The bundle with a trailer that matches its current number of rows and files. */
export function recount(entries: readonly Entry[]): Entry[] {
  const parts = new Set(entries.flatMap(({ header }) => /^([a-z-]+)\/\d/.exec(header.name)?.[1] ?? []));
  const rows = Object.fromEntries([...parts].map((part) => [part, rowsOfPart(entries, part).length]));
  return entries.map(({ header, body }) => {
    if (header.name !== 'end.json') return { header, body };
    const end = JSON.parse(body.toString('utf8')) as object;
    const files = entries.filter((entry) => entry.header.name.startsWith('media/')).length;
    return { header, body: Buffer.from(JSON.stringify({ ...end, rows, files })) };
  });
}
