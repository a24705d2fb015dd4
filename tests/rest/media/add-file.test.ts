import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import type { TestClient } from '../../support/test-client.ts';
import {
  type AddFileResponse,
  addFile,
  errorsOf,
  listStoredFiles,
  form,
  jpegWithLocation,
  createImage,
  uniqueFileName,
  upload,
} from '../../support/media-files.ts';

let server: TestServer;
let staff: TestClient;
const countRows = async () => {
  const [row] = await query(server.orm.em.fork(), sql<{ count: number }>`select count(*)::int as count from file`);
  return row?.count;
};

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

describe('an uploaded file', () => {
  test('is returned with all fields, stored under its hash, audited and announced', async () => {
    const content = await createImage({ width: 60, height: 40 }).png().toBuffer();
    const file = await addFile(staff, content, { fileName: 'Gevel.png' });
    const hash = createHash('sha256').update(content).digest('hex');
    expect(file).toEqual({
      id: expect.any(Number) as number,
      path: '/',
      fileName: 'Gevel.png',
      defaultAltText: '',
      shared: false,
      type: 'image',
      mimeType: 'image/png',
      dimensions: { width: 60, height: 40 },
      fileSize: content.length,
      hash,
      url: `/api/ximblox/medialib/preview-image?imageID=${file.id}`,
    });
    expect(await listStoredFiles(server, `files/${hash.slice(0, 2)}`)).toEqual([expect.stringContaining(hash)]);
    const audit = await query(
      server.orm.em.fork(),
      sql`select action, subject_type, actor_id is not null as known from audit_entry where subject_id = ${file.id} and subject_type = 'file'`,
    );
    expect(audit).toEqual([{ action: 'file.added', subject_type: 'file', known: true }]);
  });

  test('has its displayed size for every camera orientation', async () => {
    const file = await addFile(staff, await jpegWithLocation(6, { width: 60, height: 40 }));
    expect(file.dimensions).toEqual({ width: 40, height: 60 });
  });

  test('may come before its folder in the form', async () => {
    const data = new FormData();
    data.append('f', new Blob(['a,b\n1,2\n']), 'early.csv');
    data.append('path', '/');
    const { status, body } = await staff.upload<AddFileResponse>('/medialib/add-file', data);
    expect([status, body.file.mimeType]).toEqual([200, 'text/csv']);
  });

  test('with the content of another is stored once', async () => {
    const before = await listStoredFiles(server, 'files');
    const first = await addFile(staff, 'the same words', { fileName: uniqueFileName('txt') });
    const second = await addFile(staff, 'the same words', { fileName: uniqueFileName('txt') });
    expect(second.hash).toBe(first.hash);
    expect(await listStoredFiles(server, 'files')).toHaveLength(before.length + 1);
  });

  test('gets its name trimmed and normalised', async () => {
    const file = await addFile(staff, 'x', { fileName: '  Gla\u0308ser “neu”; 100%.txt ' });
    expect(file.fileName).toBe('Gl\u00e4ser “neu”; 100%.txt');
  });
});

describe('a refused upload', () => {
  let before: { disk: string[]; rows: number | undefined };
  beforeAll(async () => {
    await addFile(staff, 'taken', { fileName: 'taken.txt' });
    before = { disk: await listStoredFiles(server), rows: await countRows() };
  });
  const expectNothingNew = async () => {
    expect({ disk: await listStoredFiles(server), rows: await countRows() }).toEqual(before);
  };

  test.each([
    ['a name that is taken', { fileName: 'taken.txt' }, 409, 'ML_03 media.fileName'],
    ['an unknown folder', { path: '/missing' }, 404, 'V_12 media.path'],
    ['a folder without a slash', { path: 'images' }, 400, 'V_12 media.path'],
    ['a folder above the root', { path: '/../etc' }, 400, 'V_12 media.path'],
    ['an encoded way up', { path: '/%2e%2e/etc' }, 404, 'V_12 media.path'],
    ['a folder with backslashes', { path: '/..\\etc' }, 400, 'V_12 media.path'],
    ['a folder with NUL', { path: '/a\0' }, 400, 'V_12 media.path'],
    ['a folder too long', { path: `/${'a'.repeat(3_000)}` }, 400, 'V_14 media.path'],
    ['a name too long', { fileName: `${'a'.repeat(252)}.txt` }, 400, 'V_14 media.fileName'],
    ['a name of blanks', { fileName: '   ' }, 400, 'V_16 media.fileName'],
    ['a name that leads up', { fileName: '../../etc/passwd.txt' }, 400, 'V_12 media.fileName'],
    ['a name with backslashes', { fileName: '..\\boot.txt' }, 400, 'V_12 media.fileName'],
    ['a name with NUL', { fileName: 'a\0b.txt' }, 400, 'V_12 media.fileName'],
    ['a name that is a folder', { fileName: '..' }, 400, 'V_12 media.fileName'],
    ['a name that reads backwards', { fileName: 'a\u202etxt.exe.txt' }, 400, 'V_12 media.fileName'],
  ])('%s', async (_what, place, status, error) => {
    const response = await upload(staff, 'some words', { fileName: uniqueFileName('txt'), ...place });
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
    await expectNothingNew();
  });

  test('into a missing folder changes nothing', async () => {
    const response = await staff.upload<AddFileResponse>(
      '/medialib/add-file',
      form({ f: new Blob(['x']), fileName: 'a.txt' }),
    );
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_01 media.path']]);
    await expectNothingNew();
  });

  test.each([
    ['no file', form({ path: '/' })],
    ['a text in place of the file', form({ path: '/', f: 'not a file' })],
    ['an empty choice', form({ path: '/', f: new Blob([]), fileName: '' })],
    [
      'a file under another name',
      (() => {
        const data = form({ path: '/' });
        data.append('g', new Blob(['x']), 'a.txt');
        return data;
      })(),
    ],
  ])('%s is V_17', async (_what, data) => {
    const response = await staff.upload<AddFileResponse>('/medialib/add-file', data);
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_17 media.f']]);
    await expectNothingNew();
  });

  test('with a second file is refused', async () => {
    const data = form({ path: '/', f: new Blob(['x']), fileName: 'a.txt' });
    data.append('f', new Blob(['y']), 'b.txt');
    const response = await staff.upload<AddFileResponse>('/medialib/add-file', data);
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_12']]);
    await expectNothingNew();
  });

  test('with JSON instead of a form is refused', async () => {
    const response = await staff.post<AddFileResponse>('/medialib/add-file', { path: '/' });
    expect([response.status, errorsOf(response)]).toEqual([415, ['V_12']]);
  });

  test('by a visitor, and by staff without the permission, is refused', async () => {
    const anonymous = await upload(server.visitor(), 'x');
    expect([anonymous.status, errorsOf(anonymous)]).toEqual([401, ['UM_01']]);
    await expectNothingNew();
  });

  test('without the CSRF token is refused', async () => {
    const response = await staff.fetch('/api/ximblox/medialib/add-file', {
      method: 'POST',
      body: form({ path: '/', f: new Blob(['x']), fileName: 'a.txt' }),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ Errors: [{ code: 'V_04' }] });
    await expectNothingNew();
  });
});
