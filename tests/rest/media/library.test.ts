import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { byNumber, callMedia, contentOf, type DirectoryContent, newDirectory } from '../../support/media-library.ts';
import { addFile, errorsOf, createImage, uniqueFileName } from '../../support/media-files.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const call = (path: string, body: unknown) => callMedia(staff, path, body);

const auditOf = async (subjectType: string, action: string): Promise<unknown[]> =>
  query(
    server.orm.em.fork(),
    sql`select subject_id, changed_fields from audit_entry
        where subject_type = ${subjectType} and action = ${action} order by id desc limit 1`,
  );

describe('a folder', () => {
  test('is created inside another, audited, and listed with its contents', async () => {
    const parent = await newDirectory(staff);
    const { body } = await call('create-dir', { path: parent, folderName: '  Gla\u0308ser  ' });
    expect(body).toEqual({
      Success: true,
      Errors: [],
      directory: { path: `${parent}/Gl\u00e4ser`, name: 'Gl\u00e4ser' },
    });
    expect(await auditOf('directory', 'directory.created')).toHaveLength(1);
    await call('create-dir', { path: `${parent}/Gl\u00e4ser`, folderName: 'deeper' });
    const file = await addFile(staff, await createImage().png().toBuffer(), { path: parent, fileName: 'b.png' });
    const other = await addFile(staff, 'words', { path: parent, fileName: 'A.txt' });
    expect(await contentOf(staff, parent)).toEqual({
      path: parent,
      directories: [body.directory],
      files: [other, file],
    });
    expect((await contentOf(staff, '/')).directories.map(({ path }) => path)).toContain(parent);
  });

  test.each([
    [{ folderName: 'a' }, 400, 'V_01 media.path'],
    [{ path: '/', folderName: null }, 400, 'V_12 media.folderName'],
    [{ path: '/' }, 400, 'V_01 media.folderName'],
    [{ path: '/', folderName: ' ' }, 400, 'V_16 media.folderName'],
    [{ path: '/', folderName: 'a/b' }, 400, 'V_12 media.folderName'],
    [{ path: '/', folderName: '..' }, 400, 'V_12 media.folderName'],
    [{ path: '/', folderName: 'a\u0000' }, 400, 'V_12 media.folderName'],
    [{ path: '/', folderName: 'a'.repeat(256) }, 400, 'V_14 media.folderName'],
    [{ path: '/missing', folderName: 'a' }, 404, 'V_12 media.path'],
    [{ path: '/../etc', folderName: 'a' }, 400, 'V_12 media.path'],
    [{ path: 7, folderName: 'a' }, 400, 'V_12 media.path'],
  ])('is not created from %j', async (body, status, error) => {
    const response = await call('create-dir', body);
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });

  test('is created once under a name: ML_03, even in parallel', async () => {
    const parent = await newDirectory(staff);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => call('create-dir', { path: parent, folderName: 'one' })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.flatMap(errorsOf))).toEqual(new Set(['ML_03 media.folderName']));
  });

  test('that is nested too deeply is V_14', async () => {
    let path = await newDirectory(staff);
    for (let level = 0; level < 10; level += 1) {
      const { status, body } = await call('create-dir', { path, folderName: `${level}`.padEnd(255, 'x') });
      if (status !== 200) {
        expect(body.Errors).toEqual([{ code: 'V_14', property: 'media.folderName' }]);
        return;
      }
      path = body.directory.path;
    }
    expect.fail('a path has no end');
  });

  test.each([
    [{}, 400, 'V_01 media.path'],
    [{ path: 'x' }, 400, 'V_12 media.path'],
    [{ path: '/missing' }, 404, 'V_12 media.path'],
  ])('is not listed by %j', async (body, status, error) => {
    const response = await call('get-dir', body);
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });

  test('of a thousand files is listed completely', async () => {
    const path = await newDirectory(staff);
    await query(
      server.orm.em.fork(),
      sql`insert into file (directory_id, file_name, type, mime_type, width, height, file_size, hash)
          select d.id, 'image ' || n || '.jpg', 'image', 'image/jpeg', 800, 600, 1000, md5(n::text)
          from directory d, generate_series(1, 1000) n where d.path = ${path}`,
    );
    expect((await contentOf(staff, path)).files).toHaveLength(1_000);
  });
});

describe('a search', () => {
  test('finds folders and files below a folder, with any characters in the term', async () => {
    const parent = await newDirectory(staff);
    const inner = (await call('create-dir', { path: parent, folderName: '100% oak_door' })).body.directory;
    await call('create-dir', { path: parent, folderName: '100 oaks' });
    const file = await addFile(staff, 'x', { path: inner.path, fileName: 'my 100% oak_door.txt' });
    await addFile(staff, 'x', { path: inner.path, fileName: 'other.txt' });
    const found = await staff.post('/medialib/search-files', { searchTerm: '100% OAK_d', directory: parent });
    expect(found.body).toEqual({ directories: [inner], files: [file] });
    const elsewhere = await staff.post('/medialib/search-files', {
      searchTerm: '100% oak_d',
      directory: await newDirectory(staff),
    });
    expect(elsewhere.body).toEqual({ directories: [], files: [] });
  });

  test('does not match parent paths, and matches alternative texts', async () => {
    const parent = await newDirectory(staff);
    const file = await addFile(staff, 'x', { path: parent, fileName: uniqueFileName('txt') });
    await call('edit-file', { id: file.id, defaultAltText: 'The north porch' });
    const byPath = await staff.post('/medialib/search-files', { searchTerm: parent.slice(1), directory: parent });
    expect(byPath.body).toEqual({ directories: [], files: [] });
    const byText = await staff.post<DirectoryContent>('/medialib/search-files', {
      searchTerm: 'north p',
      directory: '/',
    });
    expect(byText.body.files.map(({ id }) => id)).toEqual([file.id]);
  });

  test('in an unknown folder is 404, with an invalid term V_12', async () => {
    expect(errorsOf(await call('search-files', { searchTerm: 'a', directory: '/missing' }))).toEqual([
      'V_12 media.directory',
    ]);
    expect(errorsOf(await call('search-files', { searchTerm: 4, directory: '/' }))).toEqual(['V_12 media.searchTerm']);
  });
});

describe('a file', () => {
  const newFile = async (path = '/') => addFile(staff, 'words', { path, fileName: uniqueFileName('txt') });

  test('changes its folder, name, text and sharing; the audit entry names the changes', async () => {
    const [file, path] = [await newFile(), await newDirectory(staff)];
    const change = { id: file.id, newPath: path, newFileName: 'new.txt', defaultAltText: 'A text', shared: true };
    const { body } = await call('edit-file', change);
    expect(body.file).toEqual({ ...file, path, fileName: 'new.txt', defaultAltText: 'A text', shared: true });
    expect(await auditOf('file', 'file.edited')).toEqual([
      { subject_id: file.id, changed_fields: ['path', 'fileName', 'defaultAltText', 'shared'] },
    ]);
    expect((await contentOf(staff, path)).files).toEqual([body.file]);
  });

  test('keeps omitted fields, and writes nothing if nothing changes', async () => {
    const file = await newFile();
    const before = await auditOf('file', 'file.edited');
    expect((await call('edit-file', { id: String(file.id) })).body.file).toEqual(file);
    expect(await auditOf('file', 'file.edited')).toEqual(before);
  });

  test('can be moved', async () => {
    const [file, path] = [await newFile(), await newDirectory(staff)];
    const moved = await call('move-file', { id: file.id, newPath: path, newFileName: file.fileName });
    expect(moved.body.file).toEqual({ ...file, path });
  });

  test.each([
    ['edit-file', { defaultAltText: 'a'.repeat(1_001) }, 400, 'V_14 media.defaultAltText'],
    ['edit-file', { shared: 'yes' }, 400, 'V_12 media.shared'],
    ['edit-file', { newFileName: '../a' }, 400, 'V_12 media.newFileName'],
    ['edit-file', { newFileName: '' }, 400, 'V_16 media.newFileName'],
    ['edit-file', { newPath: '/missing' }, 404, 'V_12 media.newPath'],
    ['edit-file', { id: 'a' }, 400, 'V_12 media.id'],
    ['edit-file', { id: 2_000_000_000 }, 404, 'V_12 media.id'],
    ['move-file', {}, 400, 'V_01 media.newPath'],
    ['move-file', { newPath: '/..' }, 400, 'V_12 media.newPath'],
  ])('%s refuses %j', async (path, change, status, error) => {
    const response = await call(path, { id: (await newFile()).id, ...change });
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });

  test.each([
    ['edit-file', (path: string) => ({ newPath: path })],
    ['edit-file', () => ({ newFileName: 'there.txt', newPath: null })],
    ['move-file', (path: string) => ({ newPath: path, newFileName: null })],
  ])('does not replace another by %s: ML_02', async (name, change) => {
    const [here, there] = [await newDirectory(staff), await newDirectory(staff)];
    const { id } = await addFile(staff, 'words', { path: here, fileName: 'one.txt' });
    await addFile(staff, 'words', { path: here, fileName: 'there.txt' });
    await addFile(staff, 'words', { path: there, fileName: 'one.txt' });
    const response = await call(name, { id, ...change(there) });
    expect([response.status, errorsOf(response)]).toEqual([409, ['ML_02 media.newFileName']]);
    expect((await contentOf(staff, here)).files.map(({ fileName }) => fileName)).toEqual(['one.txt', 'there.txt']);
  });

  test('does not replace another: ML_02, even in parallel', async () => {
    const path = await newDirectory(staff);
    const files = await Promise.all(Array.from({ length: 6 }, () => newFile()));
    const responses = await Promise.all(
      files.map(({ id }) => call('move-file', { id, newPath: path, newFileName: 'one.txt' })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.flatMap(errorsOf))).toEqual(new Set(['ML_02 media.newFileName']));
    expect(refused[0]?.status).toBe(409);
  });
});

describe('a folder with its contents', () => {
  test('can be moved and renamed', async () => {
    const [source, target] = [await newDirectory(staff), await newDirectory(staff)];
    await call('create-dir', { path: source, folderName: 'in ner' });
    const file = await addFile(staff, 'words', { path: `${source}/in ner` });
    const { body } = await call('move-directory', { oldPath: source, newPath: `${target}/moved` });
    expect(body.directory).toEqual({ path: `${target}/moved`, name: 'moved' });
    expect((await contentOf(staff, `${target}/moved/in ner`)).files).toEqual([
      { ...file, path: `${target}/moved/in ner` },
    ]);
    expect((await call('get-dir', { path: source })).status).toBe(404);
    expect(await auditOf('directory', 'directory.moved')).toMatchObject([{ changed_fields: ['path'] }]);
  });

  test('is not confused with one whose name starts the same', async () => {
    const source = await newDirectory(staff);
    await call('create-dir', { path: '/', folderName: `${source.slice(1)} too` });
    await call('move-directory', { oldPath: source, newPath: `${source} moved` });
    expect((await call('get-dir', { path: `${source} too` })).status).toBe(200);
  });

  test.each([
    ['into itself', (path: string) => ({ oldPath: path, newPath: `${path}/a` }), 409, 'V_07 media.newPath'],
    ['onto itself', (path: string) => ({ oldPath: path, newPath: path }), 409, 'V_07 media.newPath'],
    ['the root', () => ({ oldPath: '/', newPath: '/a' }), 409, 'V_07 media.oldPath'],
    ['onto the root', (path: string) => ({ oldPath: path, newPath: '/' }), 409, 'ML_02 media.newPath'],
    ['from a missing folder', () => ({ oldPath: '/missing', newPath: '/a' }), 404, 'V_12 media.oldPath'],
    ['to a missing folder', (path: string) => ({ oldPath: path, newPath: '/missing/a' }), 404, 'V_12 media.newPath'],
    ['upwards', (path: string) => ({ oldPath: path, newPath: '/../a' }), 400, 'V_12 media.newPath'],
    ['without a target', (path: string) => ({ oldPath: path }), 400, 'V_01 media.newPath'],
    [
      'to a path too long',
      (path: string) => ({ oldPath: path, newPath: `/${'a'.repeat(2_500)}` }),
      400,
      'V_14 media.newPath',
    ],
  ])('does not move %s', async (_where, move, status, error) => {
    const response = await call('move-directory', move(await newDirectory(staff)));
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });

  test('does not replace another: ML_02', async () => {
    const [one, other] = [await newDirectory(staff), await newDirectory(staff)];
    const response = await call('move-directory', { oldPath: one, newPath: other });
    expect([response.status, errorsOf(response)]).toEqual([409, ['ML_02 media.newPath']]);
  });

  test('moved in opposite directions leaves no cycle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await newDirectory(staff), await newDirectory(staff)];
      const responses = await Promise.all([
        call('move-directory', { oldPath: one, newPath: `${other}/a` }),
        call('move-directory', { oldPath: other, newPath: `${one}/b` }),
      ]);
      expect(responses.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 404]);
    }
    const lost = await query(
      server.orm.em.fork(),
      sql`select path from directory d where path <> '/' and not exists (
            select 1 from directory p where p.path = d.parent and p.deleted_at is null)`,
    );
    expect(lost).toEqual([]);
  });
});
