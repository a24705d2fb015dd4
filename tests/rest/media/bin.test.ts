import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../server/media/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addedFile, errorsOf, type FileBody, filesOnDisk, jpegWithPlace, someName, upload } from './media-fixtures.ts';
import { byNumber } from './library-fixtures.ts';
import { createPageWith, createPublishedWith, use } from './page-fixtures.ts';

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

const call = (path: string, body: unknown) =>
  staff.post<{ Success: boolean; Errors: { code: string; property: string }[]; Message?: string }>(
    `/medialib/${path}`,
    body,
  );
const statusOf = async (path: string, body: unknown): Promise<number> => (await call(path, body)).status;

async function newDirectory(parent = ''): Promise<string> {
  number += 1;
  const folderName = `folder ${number}`;
  await call('create-dir', { path: parent || '/', folderName });
  return `${parent}/${folderName}`;
}

const contentOf = async (path: string) => (await staff.post<Content>('/medialib/get-dir', { path })).body;
const bin = async (list: Record<string, unknown> = {}): Promise<Bin> =>
  (await staff.post<Bin>('/medialib/list-bin', list)).body;

async function entryOf(name: string): Promise<BinEntry> {
  const entry = (await bin({ searchTerm: name })).items[0];
  if (!entry) throw new Error(`${name} is not in the bin`);
  return entry;
}

const someText = () => `words ${(number += 1)}`;
const newFile = (path = '/') => addedFile(staff, someText(), { path, fileName: someName('txt') });

describe('a deleted file', () => {
  test('lies in the bin for 30 days, its name is free at once, its bytes stay', async () => {
    const file = await newFile();
    const before = await filesOnDisk(server, 'files');
    expect((await call('delete-file', { id: file.id })).body).toEqual({ Success: true, Errors: [] });
    expect((await contentOf('/')).files.map(({ id }) => id)).not.toContain(file.id);
    const entry = await entryOf(file.fileName);
    expect(entry).toMatchObject({ kind: 'file', path: '/', name: file.fileName });
    expect(Date.parse(entry.restorableUntil) - Date.parse(entry.deletedAt)).toBe(30 * 24 * 60 * 60 * 1000);
    expect(await filesOnDisk(server, 'files')).toEqual(before);
    await addedFile(staff, someText(), { fileName: file.fileName });
    expect(await statusOf('delete-file', { id: file.id })).toBe(404);
    expect(await statusOf('edit-file', { id: file.id, shared: true })).toBe(404);
  });

  test('comes back as it was', async () => {
    const file = await newFile(await newDirectory());
    await call('delete-file', { id: file.id });
    const { id } = await entryOf(file.fileName);
    expect((await call('restore', { id })).body).toEqual({ Success: true, Errors: [] });
    expect((await contentOf(file.path)).files).toEqual([file]);
    expect(await statusOf('restore', { id })).toBe(404);
  });

  test('does not push another out of its place: ML_02', async () => {
    const file = await newFile();
    await call('delete-file', { id: file.id });
    await addedFile(staff, someText(), { fileName: file.fileName });
    const answer = await call('restore', { id: (await entryOf(file.fileName)).id });
    expect([answer.status, errorsOf(answer)]).toEqual([409, ['ML_02 media.id']]);
  });

  test('follows its folder, or makes it again', async () => {
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
    ['delete-directory', { path: '/nowhere' }, 404, 'V_12 media.path'],
    ['delete-directory', { path: '/..' }, 400, 'V_12 media.path'],
    ['list-bin', { columnToSort: 'hash' }, 400, 'V_12 list.columnToSort'],
    ['list-bin', { pageSize: 1_001 }, 400, 'V_12 list.pageSize'],
  ])('%s %j is refused', async (path, body, status, error) => {
    const answer = await call(path, body);
    expect([answer.status, errorsOf(answer)]).toEqual([status, [error]]);
  });
});

describe('a deleted folder', () => {
  test('goes with all in it, and comes back with all that went with it', async () => {
    const path = await newDirectory();
    const inner = await newDirectory(path);
    const [file, early] = [await newFile(inner), await newFile(path)];
    await call('delete-file', { id: early.id });
    await call('delete-directory', { path });
    expect(await statusOf('get-dir', { path: inner })).toBe(404);
    expect((await upload(staff, someText(), { path: inner })).status).toBe(404);
    const entry = await entryOf(path.slice(1));
    expect(entry).toMatchObject({ kind: 'directory', path: '/', name: path.slice(1) });
    await call('restore', { id: entry.id });
    expect((await contentOf(inner)).files).toEqual([file]);
    expect((await contentOf(path)).files).toEqual([]);
  });

  test('comes back although the one above it has gone too', async () => {
    const parent = await newDirectory();
    const path = await newDirectory(parent);
    await call('delete-directory', { path });
    await call('delete-directory', { path: parent });
    await call('restore', { id: (await entryOf(path.slice(parent.length + 1))).id });
    expect(await statusOf('get-dir', { path })).toBe(200);
  });

  test('does not push another out of its place: ML_02', async () => {
    const path = await newDirectory();
    await newFile(path);
    await call('delete-directory', { path });
    await call('create-dir', { path: '/', folderName: path.slice(1) });
    const answer = await call('restore', { id: (await entryOf(path.slice(1))).id });
    expect([answer.status, errorsOf(answer)]).toEqual([409, ['ML_02 media.id']]);
    expect((await contentOf(path)).files).toEqual([]);
  });

  test('and uploads into it at the same time leave no file without a folder', async () => {
    for (let round = 0; round < 5; round += 1) {
      const path = await newDirectory();
      const uploads = Array.from({ length: 6 }, () => upload(staff, someText(), { path, fileName: someName('txt') }));
      await Promise.all([...uploads, call('delete-directory', { path })]);
    }
    const lost = await query(
      server.orm.em.fork(),
      sql`select f.id from file f join directory d on d.id = f.directory_id
          where f.deleted_at is null and d.deleted_at is not null`,
    );
    expect(lost).toEqual([]);
  });
});

describe('what visitors see', () => {
  const picture = async (path = '/') =>
    addedFile(staff, await jpegWithPlace(1, { color: `#${(0x100000 + (number += 1)).toString(16)}` }), { path });

  test('is not deleted, and the pages are named', async () => {
    const path = await newDirectory();
    const file = await picture(path);
    const { pageID } = await createPublishedWith(staff, use(file), { title: 'Over ons' });
    for (const [name, body, property] of [
      ['delete-file', { id: file.id }, 'media.id'],
      ['delete-directory', { path }, 'media.path'],
    ] as const) {
      const answer = await call(name, body);
      expect([answer.status, errorsOf(answer)]).toEqual([409, [`V_07 ${property}`]]);
      expect(answer.body.Message).toContain('Over ons');
    }
    expect((await contentOf(path)).files).toEqual([file]);
    await staff.post(`/page/${pageID}/unpublish`);
    expect(await statusOf('delete-file', { id: file.id })).toBe(200);
  });

  test('cannot be a file in the bin: publishing is V_12', async () => {
    const file = await picture();
    const { pageID, url } = await createPageWith(staff, use(file));
    await call('delete-file', { id: file.id });
    expect((await staff.fetch(url)).status).toBe(200);
    const answer = await staff.post<{ Errors: { code: string }[] }>(`/page/${pageID}/publish`);
    expect([answer.status, answer.body.Errors.map(({ code }) => code)]).toEqual([400, ['V_12']]);
  });

  test('is whole, when a file is deleted while its page is published', async () => {
    for (let round = 0; round < 8; round += 1) {
      const file = await picture();
      const { pageID, url } = await createPageWith(staff, use(file));
      const [published, deleted] = await Promise.all([
        staff.post(`/page/${pageID}/publish`),
        call('delete-file', { id: file.id }),
      ]);
      expect([published.status, deleted.status].toSorted(byNumber)).not.toEqual([200, 200]);
      if (published.status === 200) expect((await server.visitor().fetch(url)).status).toBe(200);
    }
  });
});

describe('where a file is used', () => {
  type Pages = { items: { id: number; title: string; published: boolean }[]; totalItems: number };
  const pagesOf = async (fileID: number, list: Record<string, unknown> = {}): Promise<Pages> =>
    (await staff.post<Pages>('/medialib/list-pages-by-file', { fileID, ...list })).body;

  test('is told page by page', async () => {
    const file = await newPicture();
    const seen = await createPublishedWith(staff, use(file), { title: 'b seen' });
    const draft = await createPageWith(staff, use(file), { title: 'A draft' });
    await createPageWith(staff, use(await newPicture()), { title: 'other' });
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

  const newPicture = async () => addedFile(staff, await jpegWithPlace(1, { width: 20 + (number += 1) }));

  test.each([
    [{}, 400, 'V_01 list.fileID'],
    [{ fileID: 2_000_000_000 }, 404, 'V_12 list.fileID'],
    [{ fileID: 1, columnToSort: 'hash' }, 400, 'V_12 list.columnToSort'],
    [{ fileID: 1, sortOrder: 'up' }, 400, 'V_12 list.sortOrder'],
  ])('%j is refused', async (body, status, error) => {
    const answer = await call('list-pages-by-file', body);
    expect([answer.status, errorsOf(answer)]).toEqual([status, [error]]);
  });
});

describe('after its time in the bin', () => {
  const age = async (fileName: string) => {
    const em = server.orm.em.fork();
    const old = sql`now() - interval '31 days'`;
    await query(em, sql`update media_deletion set deleted_at = ${old} where name = ${fileName}`);
    await query(em, sql`update file set deleted_at = ${old} where file_name = ${fileName}`);
    await query(em, sql`update directory set deleted_at = ${old} where path = ${fileName}`);
  };
  const sweep = () => sweepMedia({ em: server.orm.em.fork(), services: server.services });
  const onDisk = async ({ hash }: FileBody) => (await filesOnDisk(server)).filter((path) => path.includes(hash));

  test('a file is gone with its bytes and all that was made of them', async () => {
    const file = await addedFile(staff, await jpegWithPlace(1, { width: 500 }));
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
    const content = await jpegWithPlace(1, { width: 510 });
    const [one, other] = [await addedFile(staff, content), await addedFile(staff, content)];
    await call('delete-file', { id: one.id });
    await age(one.fileName);
    await sweep();
    expect(await onDisk(other)).toHaveLength(1);

    const used = await addedFile(staff, await jpegWithPlace(1, { width: 520 }));
    const { url } = await createPageWith(staff, use(used));
    await call('delete-file', { id: used.id });
    await age(used.fileName);
    await sweep();
    expect((await staff.fetch(url)).status).toBe(200);
    expect((await bin({ searchTerm: used.fileName })).totalItems).toBe(0);
  });

  test('sweeping and uploading the same at the same time lose nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const content = someText();
      const file = await addedFile(staff, content);
      await call('delete-file', { id: file.id });
      await age(file.fileName);
      const [again] = await Promise.all([addedFile(staff, content), sweep()]);
      const answer = await staff.fetch(again.url);
      expect([answer.status, await answer.text()]).toEqual([200, content]);
    }
  });
});
