import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { isLong } from '../../support/generated.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import type { TestClient } from '../../support/test-client.ts';
import { type AddFileAnswer, errorsOf, filesOnDisk, picture, someName, upload } from './media-fixtures.ts';
import { boundary, headOf, openUpload, streamText } from './streamed-upload.ts';

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

const head = (fileName: string) => headOf({ path: '/' }, ['f', fileName]);
const open = () => openUpload<AddFileAnswer>(`${server.url}/api/ximblox/medialib/add-file`, staff);
const uploadText = (size: number) => streamText(open(), head(someName('txt')), size);

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

  test.each(isLong ? [1, 50 * megabyte] : [1])(
    'is ML_01 with %i bytes more, and nothing is left on the disk',
    async (more) => {
      const before = await filesOnDisk(server);
      const answer = await uploadText(limit + more);
      expect([answer.status, answer.body.Errors]).toEqual([413, [{ code: 'ML_01', property: 'media.f' }]]);
      expect(await filesOnDisk(server)).toEqual(before);
    },
    120_000,
  );
});

describe('an upload that breaks off', () => {
  test.each([
    ['before the file', ''],
    ['within the file', `${head('broken.txt')}some words`],
    ['within the file, much later', `${head('broken.txt')}${'word '.repeat(500_000)}`],
  ])('%s leaves nothing', async (_when, sent) => {
    const before = await filesOnDisk(server);
    const { call, answer } = open();
    answer.catch(() => {});
    call.write(sent || `--${boundary}\r\n`);
    await wait(200);
    call.destroy();
    await expectSettled(async () => expect(await filesOnDisk(server)).toEqual(before));
    expect(await incoming()).toEqual([]);
  });

  test.each([
    ['without its end', `${head('cut.txt')}words`],
    ['without any part', 'words'],
    ['within a part head', `--${boundary}\r\nContent-Dispo`],
  ])('in form only, %s, is V_12', async (_how, sent) => {
    const before = await filesOnDisk(server);
    const { call, answer } = open();
    call.end(sent);
    const { status, body } = await answer;
    expect([status, body.Errors]).toEqual([400, [{ code: 'V_12', property: '' }]]);
    expect(await filesOnDisk(server)).toEqual(before);
  });

  test('a form without boundary is V_12', async () => {
    const answer = await staff.fetch('/api/ximblox/medialib/add-file', {
      method: 'POST',
      body: 'x',
      headers: {
        'content-type': 'multipart/form-data',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': staff.csrfToken(),
      },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ Errors: [{ code: 'V_12' }] });
  });
});

describe('uploads at the same time', () => {
  test('are all kept', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(20_000).toString('hex'));
    const answers = await Promise.all(contents.map((content) => upload(staff, content, { fileName: someName('txt') })));
    expect(answers.map(({ status }) => status)).toEqual(contents.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.file.hash)).size).toBe(20);
    expect(await incoming()).toEqual([]);
  });

  test('of pictures are all examined', async () => {
    const drawings = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        picture({ width: 800 + index, height: 600 })
          .jpeg()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(drawings.map((content) => upload(staff, content, { fileName: someName('jpg') })));
    expect(answers.map(({ body }) => body.file.dimensions?.width)).toEqual(drawings.map((_, index) => 800 + index));
  });

  test('under one name: one is kept, the others are ML_03', async () => {
    const fileName = someName('txt');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => upload(staff, `number ${index}`, { fileName })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.flatMap((answer) => [answer.status, ...errorsOf(answer)]))).toEqual(
      new Set([409, 'ML_03 media.fileName']),
    );
    const rows = await query(server.orm.em.fork(), sql`select 1 from file where file_name = ${fileName}`);
    expect(rows).toHaveLength(1);
  });

  test('of one content are kept once, and each has its row', async () => {
    const content = randomBytes(1_000).toString('hex');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upload(staff, content, { fileName: someName('txt') })),
    );
    const [hash] = [...new Set(answers.map(({ body }) => body.file.hash))];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await filesOnDisk(server, 'files')).filter((path) => path.endsWith(hash ?? '-'))).toHaveLength(1);
  });
});
