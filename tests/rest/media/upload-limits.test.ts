import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { isLongRun } from '../../support/random.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import type { TestClient } from '../../support/test-client.ts';
import {
  type AddFileResponse,
  errorsOf,
  listStoredFiles,
  createImage,
  uniqueFileName,
  upload,
} from '../../support/media-files.ts';
import { boundary, formHead, openUpload, streamText } from '../../support/streamed-upload.ts';

const megabyte = 1024 * 1024;
const limit = 100 * megabyte;

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await staff.get('/user');
});
afterAll(() => server.stop());

const head = (fileName: string) => formHead({ path: '/' }, ['f', fileName]);
const open = () => openUpload<AddFileResponse>(`${server.url}/api/ximblox/medialib/add-file`, staff);
const uploadText = (size: number) => streamText(open(), head(uniqueFileName('txt')), size);

const incoming = () => readdir(join(server.dataDir, 'media', 'incoming')).catch(() => []);

async function expectSettled(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check();
    } catch (error) {
      if (tries > 50) throw error;
      await wait(100);
    }
  }
}

describe('the size of a file', () => {
  test('may be exactly 100 MB', async () => {
    const { status, body } = await uploadText(limit);
    expect([status, body.file.fileSize]).toEqual([200, limit]);
  }, 120_000);

  test.each(isLongRun ? [1, 50 * megabyte] : [1])(
    'of %i bytes more is ML_01, and leaves nothing on the disk',
    async (more) => {
      const before = await listStoredFiles(server);
      const result = await uploadText(limit + more);
      expect([result.status, result.body.Errors]).toEqual([413, [{ code: 'ML_01', property: 'media.f' }]]);
      expect(await listStoredFiles(server)).toEqual(before);
    },
    120_000,
  );
});

describe('an interrupted upload', () => {
  test.each([
    ['before the file', ''],
    ['within the file', `${head('broken.txt')}some words`],
    ['within the file, much later', `${head('broken.txt')}${'word '.repeat(500_000)}`],
  ])('%s leaves nothing behind', async (_when, sent) => {
    const before = await listStoredFiles(server);
    const { call, response } = open();
    response.catch(() => {});
    call.write(sent || `--${boundary}\r\n`);
    await wait(200);
    call.destroy();
    await expectSettled(async () => expect(await listStoredFiles(server)).toEqual(before));
    expect(await incoming()).toEqual([]);
  });

  test.each([
    ['without its end', `${head('cut.txt')}words`],
    ['without any part', 'words'],
    ['within a part head', `--${boundary}\r\nContent-Dispo`],
  ])('that is malformed, %s, is V_12', async (_how, sent) => {
    const before = await listStoredFiles(server);
    const { call, response } = open();
    call.end(sent);
    const { status, body } = await response;
    expect([status, body.Errors]).toEqual([400, [{ code: 'V_12', property: '' }]]);
    expect(await listStoredFiles(server)).toEqual(before);
  });

  test('without a boundary is V_12', async () => {
    const result = await staff.fetch('/api/ximblox/medialib/add-file', {
      method: 'POST',
      body: 'x',
      headers: {
        'content-type': 'multipart/form-data',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': staff.csrfToken(),
      },
    });
    expect(result.status).toBe(400);
    expect(await result.json()).toMatchObject({ Errors: [{ code: 'V_12' }] });
  });
});

describe('parallel uploads', () => {
  test('are all stored', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(20_000).toString('hex'));
    const responses = await Promise.all(
      contents.map((content) => upload(staff, content, { fileName: uniqueFileName('txt') })),
    );
    expect(responses.map(({ status }) => status)).toEqual(contents.map(() => 200));
    expect(new Set(responses.map(({ body }) => body.file.hash)).size).toBe(20);
    expect(await incoming()).toEqual([]);
  });

  test('of images are all inspected', async () => {
    const drawings = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        createImage({ width: 800 + index, height: 600 })
          .jpeg()
          .toBuffer(),
      ),
    );
    const responses = await Promise.all(
      drawings.map((content) => upload(staff, content, { fileName: uniqueFileName('jpg') })),
    );
    expect(responses.map(({ body }) => body.file.dimensions?.width)).toEqual(drawings.map((_, index) => 800 + index));
  });

  test('under one name: one is stored, the others are ML_03', async () => {
    const fileName = uniqueFileName('txt');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => upload(staff, `number ${index}`, { fileName })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.flatMap((result) => [result.status, ...errorsOf(result)]))).toEqual(
      new Set([409, 'ML_03 media.fileName']),
    );
    const rows = await query(server.orm.em.fork(), sql`select 1 from file where file_name = ${fileName}`);
    expect(rows).toHaveLength(1);
  });

  test('of one content are stored once, each with its own row', async () => {
    const content = randomBytes(1_000).toString('hex');
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => upload(staff, content, { fileName: uniqueFileName('txt') })),
    );
    const [hash] = [...new Set(responses.map(({ body }) => body.file.hash))];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect((await listStoredFiles(server, 'files')).filter((path) => path.endsWith(hash ?? '-'))).toHaveLength(1);
  });
});
