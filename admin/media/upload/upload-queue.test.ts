import type { UploadedFile, UploadResult } from '../../shared/http/use-add-file.ts';
import type { ErrorItem } from '../../shared/errors/index.ts';
import { expect, test } from 'vitest';
import { createSampleFile } from '../content/sample-file.ts';
import { maxFileBytes } from './upload-limits.ts';
import { createUploadQueue, sumUploads } from './upload-queue.ts';

type Sending = {
  name: string;
  path: string;
  signal: AbortSignal;
  reportProgress: (progress: number) => void;
  respond: (to: UploadResult) => void;
};

function createTestQueue() {
  const sending: Sending[] = [];
  const stored: (readonly ErrorItem[])[] = [];
  const queue = createUploadQueue({
    onErrors: (errors) => stored.push(errors),
    send: (file, { path, signal, onProgress }) =>
      new Promise((respond) => {
        sending.push({ name: file.name, path, signal, reportProgress: onProgress, respond });
      }),
  });
  return { queue, sending, stored };
}

const makeFile = (name: string) => new File(['content'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

type SameContent = UploadedFile['sameContent'];

const uploadedResponse = (fileName: string, sameContent: SameContent = []): UploadResult => ({
  file: { ...createSampleFile({ id: 9, fileName }), sameContent },
  errors: [],
});
const refusedResponse = (code: string): UploadResult => ({
  file: null,
  errors: [{ code, property: 'media.fileName' }],
});

test('uploads one file per call, three at a time', async () => {
  const { queue, sending } = createTestQueue();
  queue.add(['1', '2', '3', '4', '5'].map(makeFile), '/a');
  expect(sending.map(({ name }) => name)).toEqual(['1', '2', '3']);
  sending[1]?.respond(uploadedResponse('2'));
  await settle();
  expect(sending.map(({ name, path }) => path + name)).toEqual(['/a1', '/a2', '/a3', '/a4']);
  expect(queue.get().map(({ state }) => state)).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
});

test('reports progress per file and overall', () => {
  const { queue, sending } = createTestQueue();
  queue.add([makeFile('1'), makeFile('2')], '/');
  sending[0]?.reportProgress(0.5);
  expect(queue.get().map(({ progress }) => progress)).toEqual([0.5, 0]);
  expect(sumUploads(queue.get())).toEqual({ count: 2, finished: 0, failed: 0, bytes: 14, sentBytes: 3.5 });
});

test("a failed upload stores the server's errors and can be retried", async () => {
  const { queue, sending, stored } = createTestQueue();
  queue.add([makeFile('kerk.jpg')], '/');
  sending[0]?.respond(refusedResponse('ML_03'));
  await settle();
  const [entry] = queue.get();
  expect(entry).toMatchObject({ state: 'failed', errors: [{ code: 'ML_03', property: 'media.fileName' }] });
  expect(stored).toEqual([[{ code: 'ML_03', property: 'media.fileName' }]]);
  queue.keepBoth(entry?.id ?? 0);
  expect(sending[1]?.name).toBe('kerk (2).jpg');
  sending[1]?.respond(refusedResponse('G_01'));
  await settle();
  queue.retry(entry?.id ?? 0);
  expect(sending[2]?.name).toBe('kerk (2).jpg');
});

test('a cancelled upload stops, leaves the list and starts the next one', async () => {
  const { queue, sending, stored } = createTestQueue();
  queue.add(['1', '2', '3', '4'].map(makeFile), '/');
  queue.remove(queue.get()[0]?.id ?? 0);
  expect(sending[0]?.signal.aborted).toBe(true);
  sending[0]?.respond({ file: null, errors: [] });
  await settle();
  expect(queue.get().map(({ file }) => file.name)).toEqual(['2', '3', '4']);
  expect(sending.at(-1)?.name).toBe('4');
  expect(stored).toEqual([]);
});

test('a file above the size limit is rejected before sending, one at the limit is sent', () => {
  const { queue, sending } = createTestQueue();
  const make = (name: string, size: number) => Object.defineProperty(makeFile(name), 'size', { value: size });
  queue.add([make('over', maxFileBytes + 1), make('at', maxFileBytes)], '/');
  expect(sending.map(({ name }) => name)).toEqual(['at']);
  expect(queue.get()[0]).toMatchObject({ state: 'failed', errors: [{ code: 'ML_01', property: 'media.f' }] });
});

test('duplicate content is recognised and can be uploaded all the same', async () => {
  const same = { id: 3, path: '/a', fileName: 'old.jpg' };
  const { queue, sending } = createTestQueue();
  queue.add([makeFile('new.jpg')], '/');
  sending[0]?.respond(uploadedResponse('new.jpg', [same]));
  await settle();
  expect(queue.get()[0]?.sameContent).toEqual([same]);
  queue.acceptSameContent(queue.get()[0]?.id ?? 0);
  expect(queue.get()[0]?.sameContent).toEqual([]);
  queue.clear();
  expect(queue.get()).toEqual([]);
});
