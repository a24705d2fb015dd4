import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addFile, jpegWithLocation, uniqueFileName } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';

let server: TestServer;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

type Payload = { errors: { code: string; property: string; message: string }[] };
type Directory = { path: string; name: string };

/** Runs a mutation and returns its payload. */
async function mutate<Changed>(call: string): Promise<Payload & Changed> {
  const { data, errors } = await staff.graphql<{ payload: Payload & Changed }>(`mutation { payload: ${call} }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.payload;
}

const quote = (value: string) => JSON.stringify(value);
const problem = 'errors { code property message }';

async function newDirectory(): Promise<string> {
  number += 1;
  const call = `createDirectory(path: "/", folderName: "folder ${number}") { directory { path name } ${problem} }`;
  return (await mutate<{ directory: Directory }>(call)).directory.path;
}

const contentOf = async (path: string) =>
  (
    await staff.graphql<{ mediaDirectory: unknown }>(
      `query ($path: String!) { mediaDirectory(path: $path) { path name directories { path name } files { id path fileName } } }`,
      { path },
    )
  ).data.mediaDirectory;

describe('the media library by GraphQL', () => {
  test('only asks a visitor to sign in, even if the input is invalid', async () => {
    const call = `mutation { createDirectory(path: "none", folderName: "") { ${problem} } }`;
    const { errors } = await server.visitor().graphql(call);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', errorCode: 'UM_01' });
  });

  test('creates, fills, moves, deletes and restores a folder', async () => {
    const path = await newDirectory();
    const file = await addFile(staff, 'words', { path, fileName: uniqueFileName('txt') });
    const { id, fileName } = file;
    expect(await contentOf(path)).toEqual({
      path,
      name: path.slice(1),
      directories: [],
      files: [{ id, path, fileName }],
    });
    const moved = `${path} moved`;
    expect(
      await mutate(
        `moveDirectory(oldPath: ${quote(path)}, newPath: ${quote(moved)}) { directory { path } ${problem} }`,
      ),
    ).toEqual({ directory: { path: moved }, errors: [] });
    expect(await mutate(`deleteDirectory(path: ${quote(moved)}) { path ${problem} }`)).toEqual({
      path: moved,
      errors: [],
    });
    const { data } = await staff.graphql<{ mediaBin: { items: { id: number }[]; totalItems: number } }>(
      `{ mediaBin(searchTerm: ${quote(moved.slice(1))}) { items { id kind path name deletedAt restorableUntil } totalItems } }`,
    );
    expect(data.mediaBin).toMatchObject({
      items: [{ kind: 'DIRECTORY', path: '/', name: moved.slice(1) }],
      totalItems: 1,
    });
    expect(await mutate(`restoreMedia(id: ${data.mediaBin.items[0]?.id}) { path ${problem} }`)).toEqual({
      path: moved,
      errors: [],
    });
  });

  test('lists the most recently deleted item of the bin first', async () => {
    const path = await newDirectory();
    const mark = path.slice(1);
    for (const name of ['a', 'c', 'b']) {
      const { id } = await addFile(staff, name, { path, fileName: `${mark}-${name}.txt` });
      await mutate(`deleteFile(id: ${id}) { id ${problem} }`);
    }
    const { data } = await staff.graphql<{ mediaBin: { items: { name: string }[] } }>(
      `{ mediaBin(searchTerm: ${quote(`${mark}-`)}) { items { name } } }`,
    );
    expect(data.mediaBin.items.map(({ name }) => name)).toEqual(['b', 'c', 'a'].map((name) => `${mark}-${name}.txt`));
  });

  test('changes, moves, finds and deletes a file', async () => {
    const path = await newDirectory();
    const { id } = await addFile(staff, 'words', { fileName: uniqueFileName('txt') });
    const edited = await mutate(
      `editFile(input: { id: ${id}, defaultAltText: "Nave ${number}", shared: true }) { file { defaultAltText shared } ${problem} }`,
    );
    expect(edited).toEqual({ file: { defaultAltText: `Nave ${number}`, shared: true }, errors: [] });
    const moved = await mutate(`moveFile(id: ${id}, newPath: ${quote(path)}) { file { path } ${problem} }`);
    expect(moved).toEqual({ file: { path }, errors: [] });
    const found = await staff.graphql(
      `{ mediaSearch(searchTerm: "nave ${number}") { directories { path } files { id } } file(id: ${id}) { path } }`,
    );
    expect(found.data).toEqual({ mediaSearch: { directories: [], files: [{ id }] }, file: { path } });
    expect(await mutate(`deleteFile(id: ${id}) { id ${problem} }`)).toEqual({ id, errors: [] });
    expect((await staff.graphql(`{ file(id: ${id}) { path } }`)).data).toEqual({ file: null });
  });

  test('stores a video by its address', async () => {
    const path = await newDirectory();
    const added = await mutate(
      `addVideo(path: ${quote(path)}, url: "https://vimeo.com/76979871") { file { type url } ${problem} }`,
    );
    expect(added).toEqual({ file: { type: 'VIDEO', url: 'https://vimeo.com/76979871' }, errors: [] });
  });

  test('lists where a file is used, and does not delete it while visitors see it', async () => {
    const file = await addFile(staff, await jpegWithLocation());
    const { pageID } = await createPublishedWith(staff, imageOf(file), { title: 'Over ons' });
    const { data } = await staff.graphql(
      `{ pagesByFile(fileID: ${file.id}, sort: PUBLISHED, order: DESC) { items { id title published } totalItems } }`,
    );
    expect(data).toEqual({
      pagesByFile: { items: [{ id: pageID, title: 'Over ons', published: true }], totalItems: 1 },
    });
    const refused = await mutate(`deleteFile(id: ${file.id}) { id ${problem} }`);
    expect(refused).toMatchObject({ id: null, errors: [{ code: 'V_07', property: 'media.id' }] });
    expect(refused.errors[0]?.message).toContain('Over ons');
  });

  test.each([
    ['createDirectory(path: "/missing", folderName: "a") { directory { path } E }', 'V_12', 'media.path'],
    ['createDirectory(path: "/", folderName: "") { directory { path } E }', 'V_16', 'media.folderName'],
    ['moveDirectory(oldPath: "/", newPath: "/a") { directory { path } E }', 'V_07', 'media.oldPath'],
    ['editFile(input: { id: 2000000000, shared: true }) { file { id } E }', 'V_12', 'media.id'],
    ['addVideo(path: "/", url: "https://example.com") { file { id } E }', 'V_13', 'media.url'],
    ['restoreMedia(id: 2000000000) { path E }', 'V_12', 'media.id'],
  ])('%s returns the error in its payload', async (call, code, property) => {
    expect((await mutate(call.replace('E', problem))).errors).toMatchObject([{ code, property }]);
  });

  test('is not accessible to visitors', async () => {
    for (const operation of [
      '{ mediaDirectory { path } }',
      '{ mediaSearch(searchTerm: "a") { files { id } } }',
      '{ mediaBin { totalItems } }',
      '{ file(id: 1) { id } }',
      '{ pagesByFile(fileID: 1) { totalItems } }',
      'mutation { deleteFile(id: 1) { id } }',
      'mutation { createDirectory(path: "/", folderName: "a") { errors { code } } }',
    ]) {
      const { errors } = await server.visitor().graphql(operation);
      expect([operation, errors?.[0]?.extensions.errorCode]).toEqual([operation, 'UM_01']);
    }
  });
});
