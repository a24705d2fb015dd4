import type { RestResult } from '../../shared/rest-client.ts';
import type { ErrorItem } from '../../shared/errors/index.ts';
import { expect, test, vi } from 'vitest';
import { sampleFile } from '../content/sample-file.ts';
import { maxFileBytes } from './upload-limits.ts';
import { createUploadQueue, totalUploads, type UploadedFile, type UploadParts } from './upload-queue.ts';

type Answer = RestResult<{ file: UploadedFile }>;
type Sending = {
  name: string;
  path: string;
  signal: AbortSignal;
  tell: (share: number) => void;
  answer: (to: Answer) => void;
};

function makeQueue(findSameContent: UploadParts['findSameContent'] = async () => []) {
  const sending: Sending[] = [];
  const stored: (readonly ErrorItem[])[] = [];
  const queue = createUploadQueue({
    findSameContent,
    onErrors: (errors) => stored.push(errors),
    send: (file, { path, signal, onProgress }) =>
      new Promise((answer) => {
        sending.push({ name: file.name, path, signal, tell: onProgress, answer });
      }),
  });
  return { queue, sending, stored };
}

const makeFile = (name: string) => new File(['content'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

const taken = (fileName: string): Answer => ({
  isDone: true,
  body: { file: { ...sampleFile({ id: 9, fileName }), type: 'image', dimensions: null } },
});
const refused = (code: string): Answer => ({
  isDone: false,
  status: 409,
  errors: [{ code, property: 'media.fileName' }],
  message: '',
});

test('one call per file, three at a time, the next when one has ended', async () => {
  const { queue, sending } = makeQueue();
  queue.add(['1', '2', '3', '4', '5'].map(makeFile), '/a');
  expect(sending.map(({ name }) => name)).toEqual(['1', '2', '3']);
  sending[1]?.answer(taken('2'));
  await settle();
  expect(sending.map(({ name, path }) => path + name)).toEqual(['/a1', '/a2', '/a3', '/a4']);
  expect(queue.get().map(({ state }) => state)).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
});

test('each has its own progress, and all of them together', () => {
  const { queue, sending } = makeQueue();
  queue.add([makeFile('1'), makeFile('2')], '/');
  sending[0]?.tell(0.5);
  expect(queue.get().map(({ share }) => share)).toEqual([0.5, 0]);
  expect(totalUploads(queue.get())).toEqual({ count: 2, ended: 0, failed: 0, bytes: 14, sentBytes: 3.5 });
});

test("the server's Errors are the result of a failed upload and are stored, and it can be tried again", async () => {
  const { queue, sending, stored } = makeQueue();
  queue.add([makeFile('kerk.jpg')], '/');
  sending[0]?.answer(refused('ML_03'));
  await settle();
  const [entry] = queue.get();
  expect(entry).toMatchObject({ state: 'failed', errors: [{ code: 'ML_03', property: 'media.fileName' }] });
  expect(stored).toEqual([[{ code: 'ML_03', property: 'media.fileName' }]]);
  queue.keepBoth(entry?.id ?? 0);
  expect(sending[1]?.name).toBe('kerk (2).jpg');
  sending[1]?.answer(refused('G_01'));
  await settle();
  queue.retry(entry?.id ?? 0);
  expect(sending[2]?.name).toBe('kerk (2).jpg');
});

test('one that is cancelled is stopped, leaves the list and lets the next one go', async () => {
  const { queue, sending, stored } = makeQueue();
  queue.add(['1', '2', '3', '4'].map(makeFile), '/');
  queue.remove(queue.get()[0]?.id ?? 0);
  expect(sending[0]?.signal.aborted).toBe(true);
  sending[0]?.answer({ isDone: false, status: 0, errors: [], message: '' });
  await settle();
  expect(queue.get().map(({ file }) => file.name)).toEqual(['2', '3', '4']);
  expect(sending.at(-1)?.name).toBe('4');
  expect(stored).toEqual([]);
});

test('a file above the limit is refused before it is sent, the limit itself is allowed', () => {
  const { queue, sending } = makeQueue();
  const make = (name: string, size: number) => Object.defineProperty(makeFile(name), 'size', { value: size });
  queue.add([make('over', maxFileBytes + 1), make('at', maxFileBytes)], '/');
  expect(sending.map(({ name }) => name)).toEqual(['at']);
  expect(queue.get()[0]).toMatchObject({ state: 'failed', errors: [{ code: 'ML_01', property: 'media.f' }] });
});

test('content that is already there is recognised, and may be kept', async () => {
  const same = { id: 3, path: '/a', fileName: 'old.jpg' };
  const findSameContent = vi.fn<UploadParts['findSameContent']>(async () => [same]);
  const { queue, sending } = makeQueue(findSameContent);
  queue.add([makeFile('new.jpg')], '/');
  sending[0]?.answer(taken('new.jpg'));
  await settle();
  expect(findSameContent).toHaveBeenCalledWith(9);
  expect(queue.get()[0]?.sameContent).toEqual([same]);
  queue.acceptSameContent(queue.get()[0]?.id ?? 0);
  expect(queue.get()[0]?.sameContent).toEqual([]);
  queue.clear();
  expect(queue.get()).toEqual([]);
});
