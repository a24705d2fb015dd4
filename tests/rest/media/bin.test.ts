import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../server/bin/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import {
  addFile,
  errorsOf,
  type FileBody,
  listStoredFiles,
  jpegWithLocation,
  uniqueFileName,
  upload,
} from '../../support/media-files.ts';
import { byNumber, callMedia } from '../../support/media-library.ts';
import { createPageWith, createPublishedWith, imageOf } from '../../support/image-pages.ts';

type BinEntry = { id: number; kind: string; path: string; name: string; deletedAt: string; restorableUntil: string };
type Bin = { items: BinEntry[]; totalItems: number };
type Content = { directories: { path: string }[]; files: FileBody[] };

let server: TestServer;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const call = (path: string, body: unknown) => callMedia(staff, path, body);
const statusOf = async (path: string, body: unknown): Promise<number> => (await call(path, body)).status;

async function newDirectory(parent = ''): Promise<string> {
  number += 1;
  const folderName = `folder ${number}`;
  await call('create-dir', { path: parent || '/', folderName });
  return `${parent}/${folderName}`;
}

const contentOf = async (path: string) => (await staff.post<Content>('/medialib/get-dir', { path })).body;
const bin = async (list: object = {}): Promise<Bin> => (await staff.post<Bin>('/medialib/list-bin', list)).body;

async function entryOf(name: string): Promise<BinEntry> {
  const entry = (await bin({ searchTerm: name })).items[0];
  if (!entry) throw new Error(`${name} is not in the bin`);
  return entry;
}

const newText = () => `words ${(number += 1)}`;
const newFile = (path = '/') => addFile(staff, newText(), { path, fileName: uniqueFileName('txt') });

describe('a deleted file', () => {
  test('stays in the bin for 30 days; its name is free at once, its bytes stay', async () => {
    const file = await newFile();
    const before = await listStoredFiles(server, 'files');
    expect((await call('delete-file', { id: file.id })).body).toEqual({ Success: true, Errors: [] });
    expect((await contentOf('/')).files.map(({ id }) => id)).not.toContain(file.id);
    const entry = await entryOf(file.fileName);
    expect(entry).toMatchObject({ kind: 'file', path: '/', name: file.fileName });
    expect(Date.parse(entry.restorableUntil) - Date.parse(entry.deletedAt)).toBe(30 * 24 * 60 * 60 * 1000);
    expect(await listStoredFiles(server, 'files')).toEqual(before);
    await addFile(staff, newText(), { fileName: file.fileName });
    expect(await statusOf('delete-file', { id: file.id })).toBe(404);
    expect(await statusOf('edit-file', { id: file.id, shared: true })).toBe(404);
  });

  test('is restored unchanged', async () => {
    const file = await newFile(await newDirectory());
    await call('delete-file', { id: file.id });
    const { id } = await entryOf(file.fileName);
    expect((await call('restore', { id })).body).toEqual({ Success: true, Errors: [] });
    expect((await contentOf(file.path)).files).toEqual([file]);
    expect(await statusOf('restore', { id })).toBe(404);
  });

  test('does not replace another when restored: ML_02', async () => {
    const file = await newFile();
    await call('delete-file', { id: file.id });
    await addFile(staff, newText(), { fileName: file.fileName });
    const response = await call('restore', { id: (await entryOf(file.fileName)).id });
    expect([response.status, errorsOf(response)]).toEqual([409, ['ML_02 media.id']]);
  });

  test('is restored to its folder, which is created again if needed', async () => {
    const [moved, gone] = [await newDirectory(), await newDirectory()];
    const [one, other] = [await newFile(moved), await newFile(gone)];
    for (const { id } of [one, other]) await call('delete-file', { id });
    await call('move-directory', { oldPath: moved, newPath: `${moved} moved` });
    await call('delete-directory', { path: gone });
    for (const { fileName } of [one, other]) await call('restore', { id: (await entryOf(fileName)).id });
    expect((await contentOf(`${moved} moved`)).files.map(({ id }) => id)).toEqual([one.id]);
    expect((await contentOf(gone)).files.map(({ id }) => id)).toEqual([other.id]);
  });

  test.each([
    ['delete-file', {}, 400, 'V_01 media.id'],
    ['delete-file', { id: 0 }, 400, 'V_12 media.id'],
    ['delete-file', { id: 2_000_000_000 }, 404, 'V_12 media.id'],
    ['restore', { id: 2_000_000_000 }, 404, 'V_12 media.id'],
    ['delete-directory', { path: '/' }, 409, 'V_07 media.path'],
    ['delete-directory', { path: '/missing' }, 404, 'V_12 media.path'],
    ['delete-directory', { path: '/..' }, 400, 'V_12 media.path'],
    ['list-bin', { columnToSort: 'hash' }, 400, 'V_12 list.columnToSort'],
    ['list-bin', { pageSize: 1_001 }, 400, 'V_12 list.pageSize'],
  ])('%s %j is refused', async (path, body, status, error) => {
    const response = await call(path, body);
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });
});

describe('a deleted folder', () => {
  test('is deleted and restored with everything in it', async () => {
    const path = await newDirectory();
    const inner = await newDirectory(path);
    const [file, early] = [await newFile(inner), await newFile(path)];
    await call('delete-file', { id: early.id });
    await call('delete-directory', { path });
    expect(await statusOf('get-dir', { path: inner })).toBe(404);
    expect((await upload(staff, newText(), { path: inner })).status).toBe(404);
    const entry = await entryOf(path.slice(1));
    expect(entry).toMatchObject({ kind: 'directory', path: '/', name: path.slice(1) });
    await call('restore', { id: entry.id });
    expect((await contentOf(inner)).files).toEqual([file]);
    expect((await contentOf(path)).files).toEqual([]);
  });

  test('is restored even if its parent is gone', async () => {
    const parent = await newDirectory();
    const path = await newDirectory(parent);
    await call('delete-directory', { path });
    await call('delete-directory', { path: parent });
    await call('restore', { id: (await entryOf(path.slice(parent.length + 1))).id });
    expect(await statusOf('get-dir', { path })).toBe(200);
  });

  test('does not replace another when restored: ML_02', async () => {
    const path = await newDirectory();
    await newFile(path);
    await call('delete-directory', { path });
    await call('create-dir', { path: '/', folderName: path.slice(1) });
    const response = await call('restore', { id: (await entryOf(path.slice(1))).id });
    expect([response.status, errorsOf(response)]).toEqual([409, ['ML_02 media.id']]);
    expect((await contentOf(path)).files).toEqual([]);
  });

  test('leaves no file without a folder despite parallel uploads into it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const path = await newDirectory();
      const sent = Array.from({ length: 6 }, () => upload(staff, newText(), { path, fileName: uniqueFileName('txt') }));
      await Promise.all([...sent, call('delete-directory', { path })]);
    }
    const lost = await query(
      server.orm.em.fork(),
      sql`select f.id from file f join directory d on d.id = f.directory_id
          where f.deleted_at is null and d.deleted_at is not null`,
    );
    expect(lost).toEqual([]);
  });
});

describe('media that visitors see', () => {
  const image = async (path = '/') =>
    addFile(staff, await jpegWithLocation(1, { color: `#${(0x100000 + (number += 1)).toString(16)}` }), { path });

  test('cannot be deleted, and the pages are listed', async () => {
    const path = await newDirectory();
    const file = await image(path);
    const { pageID } = await createPublishedWith(staff, imageOf(file), { title: 'Over ons' });
    for (const [name, body, property] of [
      ['delete-file', { id: file.id }, 'media.id'],
      ['delete-directory', { path }, 'media.path'],
    ] as const) {
      const response = await call(name, body);
      expect([response.status, errorsOf(response)]).toEqual([409, [`V_07 ${property}`]]);
      expect(response.body.Message).toContain('Over ons');
    }
    expect((await contentOf(path)).files).toEqual([file]);
    await staff.post(`/page/${pageID}/unpublish`);
    expect(await statusOf('delete-file', { id: file.id })).toBe(200);
  });

  test('cannot be in the bin: publishing is V_12', async () => {
    const file = await image();
    const { pageID, url } = await createPageWith(staff, imageOf(file));
    await call('delete-file', { id: file.id });
    expect((await staff.fetch(url)).status).toBe(200);
    const response = await staff.post<{ Errors: { code: string }[] }>(`/page/${pageID}/publish`);
    expect([response.status, response.body.Errors.map(({ code }) => code)]).toEqual([400, ['V_12']]);
  });

  test('stay complete if a file is deleted while its page is published', async () => {
    for (let round = 0; round < 8; round += 1) {
      const file = await image();
      const { pageID, url } = await createPageWith(staff, imageOf(file));
      const [published, deleted] = await Promise.all([
        staff.post(`/page/${pageID}/publish`),
        call('delete-file', { id: file.id }),
      ]);
      expect([published.status, deleted.status].toSorted(byNumber)).not.toEqual([200, 200]);
      if (published.status === 200) expect((await server.visitor().fetch(url)).status).toBe(200);
    }
  });
});

describe('the pages that use a file', () => {
  type Pages = { items: { id: number; title: string; published: boolean }[]; totalItems: number };
  const pagesOf = async (fileID: number, list: Record<string, unknown> = {}): Promise<Pages> =>
    (await staff.post<Pages>('/medialib/list-pages-by-file', { fileID, ...list })).body;

  test('are listed page by page', async () => {
    const file = await newImage();
    const seen = await createPublishedWith(staff, imageOf(file), { title: 'b seen' });
    const draft = await createPageWith(staff, imageOf(file), { title: 'A draft' });
    await createPageWith(staff, imageOf(await newImage()), { title: 'other' });
    const all = await pagesOf(file.id);
    expect(all).toMatchObject({
      items: [
        { id: draft.pageID, title: 'A draft', locale: 'en', type: 'default', published: false },
        { id: seen.pageID, title: 'b seen', published: true },
      ],
      totalItems: 2,
    });
    expect(await pagesOf(file.id, { searchTerm: 'SEE' })).toMatchObject({
      items: [{ id: seen.pageID }],
      totalItems: 1,
    });
    const second = await pagesOf(file.id, { pageIndex: 1, pageSize: 1, columnToSort: 'published', sortOrder: 'desc' });
    expect(second).toMatchObject({ items: [{ id: draft.pageID }], totalItems: 2 });
  });

  const newImage = async () => addFile(staff, await jpegWithLocation(1, { width: 20 + (number += 1) }));

  test.each([
    [{}, 400, 'V_01 list.fileID'],
    [{ fileID: 2_000_000_000 }, 404, 'V_12 list.fileID'],
    [{ fileID: 1, columnToSort: 'hash' }, 400, 'V_12 list.columnToSort'],
    [{ fileID: 1, sortOrder: 'up' }, 400, 'V_12 list.sortOrder'],
  ])('%j is refused', async (body, status, error) => {
    const response = await call('list-pages-by-file', body);
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });
});

describe('after 30 days in the bin', () => {
  const age = async (fileName: string) => {
    const em = server.orm.em.fork();
    const old = sql`now() - interval '31 days'`;
    await query(em, sql`update media_deletion set deleted_at = ${old} where name = ${fileName}`);
    await query(em, sql`update file set deleted_at = ${old} where file_name = ${fileName}`);
    await query(em, sql`update directory set deleted_at = ${old} where path = ${fileName}`);
  };
  const sweep = () => sweepMedia({ em: server.orm.em.fork(), services: server.services });
  const onDisk = async ({ hash }: FileBody) => (await listStoredFiles(server)).filter((path) => path.includes(hash));

  test('a file is gone with its bytes and all its variants', async () => {
    const file = await addFile(staff, await jpegWithLocation(1, { width: 500 }));
    await staff.fetch(`${file.url}&w=320`);
    expect(await onDisk(file)).toHaveLength(2);
    await call('delete-file', { id: file.id });
    await sweep();
    expect(await onDisk(file)).toHaveLength(2);
    const { id } = await entryOf(file.fileName);
    await age(file.fileName);
    expect((await bin({ searchTerm: file.fileName })).totalItems).toBe(0);
    expect(await statusOf('restore', { id })).toBe(404);
    await sweep();
    expect(await onDisk(file)).toEqual([]);
  });

  test('bytes stay while another file has them, or a version of a page uses the file', async () => {
    const content = await jpegWithLocation(1, { width: 510 });
    const [one, other] = [await addFile(staff, content), await addFile(staff, content)];
    await call('delete-file', { id: one.id });
    await age(one.fileName);
    await sweep();
    expect(await onDisk(other)).toHaveLength(1);

    const used = await addFile(staff, await jpegWithLocation(1, { width: 520 }));
    const { url } = await createPageWith(staff, imageOf(used));
    await call('delete-file', { id: used.id });
    await age(used.fileName);
    await sweep();
    expect((await staff.fetch(url)).status).toBe(200);
    expect((await bin({ searchTerm: used.fileName })).totalItems).toBe(0);
  });

  test('sweeping and uploading the same content in parallel lose nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const content = newText();
      const file = await addFile(staff, content);
      await call('delete-file', { id: file.id });
      await age(file.fileName);
      const [again] = await Promise.all([addFile(staff, content), sweep()]);
      const response = await staff.fetch(again.url);
      expect([response.status, await response.text()]).toEqual([200, content]);
    }
  });
});
