import type { RestResult } from '../../shared/rest-client.ts';
import type { ErrorItem } from '../../shared/errors/index.ts';
import { createObservable, type Observable } from '../../shared/observable.ts';
import { nextName } from './next-name.ts';
import { maxFileBytes } from './upload-limits.ts';

/** A file as REST answers it. */
export type UploadedFile = {
  id: number;
  path: string;
  fileName: string;
  defaultAltText: string;
  shared: boolean;
  /** In small letters. */
  type: string;
  mimeType: string;
  dimensions: { width: number; height: number } | null;
  fileSize: number;
  hash: string;
  url: string;
};

export type SameContent = { id: number; path: string; fileName: string };

export type UploadEntry = {
  id: number;
  file: File;
  /** The folder it goes to. */
  path: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Share of its bytes that is on the server, 0 to 1. */
  share: number;
  /** The server's Errors, which are the result of an upload that failed; empty where it said nothing. */
  errors: readonly ErrorItem[];
  uploaded: UploadedFile | null;
  /** What in the library has the same bytes. */
  sameContent: readonly SameContent[];
};

type SendOptions = { path: string; signal: AbortSignal; onProgress: (share: number) => void };

export type UploadParts = {
  send: (file: File, options: SendOptions) => Promise<RestResult<{ file: UploadedFile }>>;
  findSameContent: (fileID: number) => Promise<readonly SameContent[]>;
  onErrors: (errors: readonly ErrorItem[]) => void;
};

export type UploadQueue = {
  get(): readonly UploadEntry[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], path: string): void;
  /** Stops one that is under way, and takes it off the list in any case. */
  remove(id: number): void;
  retry(id: number): void;
  /** Again under the next name, where its own is taken. */
  keepBoth(id: number): void;
  /** Two files with the same bytes are wanted. */
  acceptSameContent(id: number): void;
  /** Takes off the list what has ended. */
  clear(): void;
};

/** How many files are sent at a time. */
const lanes = 3;

const tooLarge: readonly ErrorItem[] = [{ code: 'ML_01', property: 'media.f' }];

export const isTooLarge = ({ file }: Pick<UploadEntry, 'file'>): boolean => file.size > maxFileBytes;

const hasEnded = ({ state }: UploadEntry): boolean => state === 'done' || state === 'failed';

type Entries = Observable<readonly UploadEntry[]>;

function changeEntry(entries: Entries, id: number, part: Partial<UploadEntry>): void {
  entries.set(entries.get().map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
}

/** Sends what waits, a few at a time. */
function createLanes(entries: Entries, { send, findSameContent, onErrors }: UploadParts) {
  const aborts = new Map<number, AbortController>();
  const change = (id: number, part: Partial<UploadEntry>) => changeEntry(entries, id, part);

  function fail(id: number, errors: readonly ErrorItem[]): void {
    change(id, { state: 'failed', errors });
    onErrors(errors);
  }

  async function receive(id: number, uploaded: UploadedFile): Promise<void> {
    change(id, { state: 'done', share: 1, uploaded });
    const sameContent = await findSameContent(uploaded.id).catch(() => []);
    change(id, { sameContent });
  }

  async function run({ id, file, path }: UploadEntry): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    change(id, { state: 'sending', share: 0, errors: [] });
    const onProgress = (share: number) => change(id, { share });
    const answer = await send(file, { path, signal: abort.signal, onProgress });
    aborts.delete(id);
    if (answer.isDone) await receive(id, answer.body.file);
    else if (!abort.signal.aborted) fail(id, answer.errors);
    fill();
  }

  function fill(): void {
    const waiting = entries.get().filter(({ state }) => state === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, lanes - aborts.size))) void run(entry);
  }

  return { fill, fail, stop: (id: number) => aborts.get(id)?.abort() };
}

/** Files on their way into the library: one call each, each with its own progress and errors. */
export function createUploadQueue(parts: UploadParts): UploadQueue {
  const entries: Entries = createObservable<readonly UploadEntry[]>([]);
  const sending = createLanes(entries, parts);
  let lastID = 0;

  function start(id: number, part: Partial<UploadEntry>): void {
    changeEntry(entries, id, { ...part, state: 'waiting', errors: [] });
    sending.fill();
  }

  return {
    get: entries.get,
    subscribe: entries.subscribe,
    add(files, path) {
      const added = files.map((file): UploadEntry => {
        lastID += 1;
        return { id: lastID, file, path, state: 'waiting', share: 0, errors: [], uploaded: null, sameContent: [] };
      });
      entries.set([...entries.get(), ...added]);
      for (const entry of added.filter(isTooLarge)) sending.fail(entry.id, tooLarge);
      sending.fill();
    },
    remove(id) {
      entries.set(entries.get().filter((entry) => entry.id !== id));
      sending.stop(id);
    },
    retry: (id) => start(id, {}),
    keepBoth(id) {
      const entry = entries.get().find((candidate) => candidate.id === id);
      if (!entry) return;
      const { file } = entry;
      start(id, { file: new File([file], nextName(file.name), { type: file.type }) });
    },
    acceptSameContent: (id) => changeEntry(entries, id, { sameContent: [] }),
    clear: () => entries.set(entries.get().filter((entry) => !hasEnded(entry))),
  };
}

export type UploadTotals = { count: number; ended: number; failed: number; bytes: number; sentBytes: number };

/** How far all of them are; what failed does not count in bytes. */
export function totalUploads(entries: readonly UploadEntry[]): UploadTotals {
  const sendable = entries.filter(({ state }) => state !== 'failed');
  return {
    count: entries.length,
    ended: entries.filter(hasEnded).length,
    failed: entries.length - sendable.length,
    bytes: sendable.reduce((sum, { file }) => sum + file.size, 0),
    sentBytes: sendable.reduce((sum, { file, share }) => sum + file.size * share, 0),
  };
}
