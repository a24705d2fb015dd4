import type { UploadedFile, UploadResult } from '../../shared/http/use-add-file.ts';
import type { ErrorItem } from '../../shared/errors/index.ts';
import { createObservable, type Observable } from '../../shared/observable.ts';
import { getNextFileName } from './next-file-name.ts';
import { maxFileBytes } from './upload-limits.ts';
import { Errors } from '../../generated/errors.ts';

export type UploadEntry = {
  id: number;
  file: File;
  /** The target folder. */
  path: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Uploaded fraction from 0 to 1. */
  progress: number;
  /** The server's errors of a failed upload; empty if it sent none. */
  errors: readonly ErrorItem[];
  uploaded: UploadedFile | null;
  /** Library files with the same content. */
  sameContent: UploadedFile['sameContent'];
};

type SendOptions = { path: string; signal: AbortSignal; onProgress: (progress: number) => void };

export type UploadQueueOptions = {
  send: (file: File, options: SendOptions) => Promise<UploadResult>;
  onErrors: (errors: readonly ErrorItem[]) => void;
};

export type UploadQueue = {
  get(): readonly UploadEntry[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], path: string): void;
  /** Cancels a running upload and removes the entry. */
  remove(id: number): void;
  retry(id: number): void;
  /** Uploads again under the next free name. */
  keepBoth(id: number): void;
  /** Keeps a file although the library already has the same content. */
  acceptSameContent(id: number): void;
  /** Removes all finished entries. */
  clear(): void;
};

const maxParallelUploads = 3;

const tooLargeErrors: readonly ErrorItem[] = [{ code: Errors.fileTooLarge, property: 'media.f' }];

export const isTooLarge = ({ file }: Pick<UploadEntry, 'file'>): boolean => file.size > maxFileBytes;

const isFinished = ({ state }: UploadEntry): boolean => state === 'done' || state === 'failed';

type EntryStore = Observable<readonly UploadEntry[]>;

function changeEntry(entries: EntryStore, id: number, part: Partial<UploadEntry>): void {
  entries.set(entries.get().map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
}

/** Uploads waiting entries, up to `maxParallelUploads` at a time. */
function createUploadRunner(entries: EntryStore, { send, onErrors }: UploadQueueOptions) {
  const aborts = new Map<number, AbortController>();
  const update = (id: number, part: Partial<UploadEntry>) => changeEntry(entries, id, part);

  function fail(id: number, errors: readonly ErrorItem[]): void {
    update(id, { state: 'failed', errors });
    onErrors(errors);
  }

  async function run({ id, file, path }: UploadEntry): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    update(id, { state: 'sending', progress: 0, errors: [] });
    const onProgress = (progress: number) => update(id, { progress });
    const { file: uploaded, errors } = await send(file, { path, signal: abort.signal, onProgress });
    aborts.delete(id);
    if (uploaded) update(id, { state: 'done', progress: 1, uploaded, sameContent: uploaded.sameContent });
    else if (!abort.signal.aborted) fail(id, errors);
    startWaiting();
  }

  function startWaiting(): void {
    const waiting = entries.get().filter(({ state }) => state === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, maxParallelUploads - aborts.size))) void run(entry);
  }

  return { fill: startWaiting, fail, stop: (id: number) => aborts.get(id)?.abort() };
}

/** Queue of uploads to the library; each has its own call, progress and errors. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const entries: EntryStore = createObservable<readonly UploadEntry[]>([]);
  const runner = createUploadRunner(entries, options);
  let lastID = 0;

  function start(id: number, part: Partial<UploadEntry>): void {
    changeEntry(entries, id, { ...part, state: 'waiting', errors: [] });
    runner.fill();
  }

  return {
    get: entries.get,
    subscribe: entries.subscribe,
    add(files, path) {
      const added = files.map((file): UploadEntry => {
        lastID += 1;
        return { id: lastID, file, path, state: 'waiting', progress: 0, errors: [], uploaded: null, sameContent: [] };
      });
      entries.set([...entries.get(), ...added]);
      for (const entry of added.filter(isTooLarge)) runner.fail(entry.id, tooLargeErrors);
      runner.fill();
    },
    remove(id) {
      entries.set(entries.get().filter((entry) => entry.id !== id));
      runner.stop(id);
    },
    retry: (id) => start(id, {}),
    keepBoth(id) {
      const entry = entries.get().find((candidate) => candidate.id === id);
      if (!entry) return;
      const { file } = entry;
      start(id, { file: new File([file], getNextFileName(file.name), { type: file.type }) });
    },
    acceptSameContent: (id) => changeEntry(entries, id, { sameContent: [] }),
    clear: () => entries.set(entries.get().filter((entry) => !isFinished(entry))),
  };
}

export type UploadTotals = { count: number; finished: number; failed: number; bytes: number; sentBytes: number };

/** Returns the overall progress. Failed uploads do not count towards the bytes. */
export function sumUploads(entries: readonly UploadEntry[]): UploadTotals {
  const sendable = entries.filter(({ state }) => state !== 'failed');
  return {
    count: entries.length,
    finished: entries.filter(isFinished).length,
    failed: entries.length - sendable.length,
    bytes: sendable.reduce((sum, { file }) => sum + file.size, 0),
    sentBytes: sendable.reduce((sum, { file, progress }) => sum + file.size * progress, 0),
  };
}
