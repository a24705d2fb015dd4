import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf, newDirectory } from '../../support/media-library.ts';
import { addFile, jpegWithLocation, uniqueFileName } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { runMutation, quote } from './run-operation.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

type Selection = { fileIDs?: number[]; directoryPaths?: string[] };
type Moved = { files: { id: number; path: string }[] | null; directories: { path: string }[] | null };
type Deleted = { fileIDs: number[] | null; directoryPaths: string[] | null };

const move = ({ fileIDs = [], directoryPaths = [] }: Selection, newPath: string) =>
  runMutation<Moved>(
    staff,
    `moveMedia(fileIDs: ${quote(fileIDs)}, directoryPaths: ${quote(directoryPaths)}, newPath: ${quote(newPath)}) {
      files { id path } directories { path name }`,
  );
const remove = ({ fileIDs = [], directoryPaths = [] }: Selection) =>
  runMutation<Deleted>(
    staff,
    `deleteMedia(fileIDs: ${quote(fileIDs)}, directoryPaths: ${quote(directoryPaths)}) { fileIDs directoryPaths`,
  );
const addTo = (path: string, fileName = uniqueFileName('txt')) =>
  addFile(staff, `words of ${path} ${fileName}`, { path, fileName });
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

describe('several files and folders', () => {
  test('move together, including a folder inside another one', async () => {
    const [source, target] = [await newDirectory(staff), await newDirectory(staff)];
    const inner = await newDirectory(staff, source);
    const deep = await addTo(inner);
    const file = await addTo(source);
    const moved = await move({ fileIDs: [file.id], directoryPaths: [source, inner] }, target);
    const [first, second] = [`${target}/${nameOf(source)}`, `${target}/${nameOf(inner)}`];
    expect(moved).toEqual({
      files: [{ id: file.id, path: target }],
      directories: [
        { path: first, name: nameOf(first) },
        { path: second, name: nameOf(second) },
      ],
      errors: [],
    });
    expect(await contentOf(staff, second)).toMatchObject({ files: [{ id: deep.id }] });
  });

  test('stay in place without an error if they are already there', async () => {
    const path = await newDirectory(staff);
    const inner = await newDirectory(staff, path);
    const file = await addTo(path);
    expect(await move({ fileIDs: [file.id, file.id], directoryPaths: [inner] }, path)).toMatchObject({
      files: [{ id: file.id, path }],
      directories: [{ path: inner }],
      errors: [],
    });
  });

  test('all stay if one of them cannot move', async () => {
    const [source, target] = [await newDirectory(staff), await newDirectory(staff)];
    const free = await addTo(source);
    const taken = await addTo(source, 'taken.txt');
    await addTo(target, 'taken.txt');
    expect(await move({ fileIDs: [free.id, taken.id] }, target)).toMatchObject({
      files: null,
      directories: null,
      errors: [{ code: 'ML_02', property: 'media.newPath' }],
    });
    const inner = await newDirectory(staff, source);
    expect((await move({ fileIDs: [free.id], directoryPaths: [source] }, inner)).errors).toMatchObject([
      { code: 'V_07', property: 'media.newPath' },
    ]);
    expect((await move({ fileIDs: [free.id, 2_000_000_000] }, target)).errors).toMatchObject([
      { code: 'V_12', property: 'media.fileIDs' },
    ]);
    expect((await move({ fileIDs: [free.id], directoryPaths: ['/missing'] }, target)).errors).toMatchObject([
      { code: 'V_12', property: 'media.oldPath' },
    ]);
    expect((await move({ fileIDs: [free.id] }, '/missing')).errors).toMatchObject([
      { code: 'V_12', property: 'media.newPath' },
    ]);
    expect((await contentOf(staff, source)).files.map(({ id }) => id)).toEqual([free.id, taken.id]);
  });

  test('moved in opposite directions at once cause no deadlock and no cycle', async () => {
    const [one, other] = [await newDirectory(staff), await newDirectory(staff)];
    const files = [await addTo(one), await addTo(other)];
    const ids = files.map(({ id }) => id);
    const responses = await Promise.all([
      move({ fileIDs: ids, directoryPaths: [one] }, other),
      move({ fileIDs: ids.toReversed(), directoryPaths: [other] }, one),
    ]);
    const refused = responses.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(['V_07', 'V_12']).toContain(refused[0]?.code);
    const root = (await contentOf(staff, '/')).directories.map(({ path }) => path);
    const top = [one, other].filter((path) => root.includes(path));
    expect(top).toHaveLength(1);
    expect((await contentOf(staff, top[0] ?? '')).directories).toHaveLength(1);
  });

  test('go to the bin together, and each can be restored by itself', async () => {
    const path = await newDirectory(staff);
    const inner = await newDirectory(staff, path);
    const [within, alone] = [await addTo(inner), await addTo('/')];
    const selection = { fileIDs: [within.id, alone.id], directoryPaths: [path, inner] };
    expect(await remove(selection)).toEqual({ ...selection, errors: [] });
    const names = [nameOf(path), alone.fileName];
    for (const name of names) {
      const { body } = await staff.post<{ items: { id: number }[] }>('/medialib/list-bin', { searchTerm: name });
      expect(body.items).toHaveLength(1);
      expect((await staff.post('/medialib/restore', { id: body.items[0]?.id })).status).toBe(200);
    }
    expect((await contentOf(staff, inner)).files.map(({ id }) => id)).toEqual([within.id]);
  });

  test('all stay if visitors see one of them', async () => {
    const path = await newDirectory(staff);
    const free = await addTo(path);
    const seen = await addFile(staff, await jpegWithLocation(), { path, fileName: uniqueFileName('jpg') });
    await createPublishedWith(staff, imageOf(seen), { title: 'Seen by all' });
    for (const selection of [{ fileIDs: [free.id, seen.id] }, { directoryPaths: [path] }]) {
      const { errors } = await remove(selection);
      expect(errors).toMatchObject([{ code: 'V_07' }]);
      expect(errors[0]?.message).toContain('Seen by all');
    }
    expect((await contentOf(staff, path)).files).toHaveLength(2);
  });

  test('are limited to 1,000 at once', async () => {
    const fileIDs = Array.from({ length: 1_001 }, (_, index) => index + 1);
    const { data } = await staff.graphql<{ deleteMedia: { errors: unknown[] } }>(
      `mutation ($fileIDs: [Int!]!) { deleteMedia(fileIDs: $fileIDs, directoryPaths: []) { errors { code property } } }`,
      { fileIDs },
    );
    expect(data.deleteMedia.errors).toEqual([{ code: 'V_12', property: 'media.fileIDs' }]);
  });
});
