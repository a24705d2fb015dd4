import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login } from '../../support/users.ts';
import { callMedia, newDirectory } from '../../support/media-library.ts';
import { addFile, errorsOf, uniqueFileName, upload } from '../../support/media-files.ts';

let server: TestServer;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const call = (path: string, body: unknown, client = staff) => callMedia(client, path, body);

/** A browser of a user who may manage the media of some folders. */
async function signInFor(directories: string[]): Promise<TestClient> {
  number += 1;
  const role = `role ${number}`;
  const permissions = JSON.stringify([{ name: 'manage-media', parameters: { directories } }]);
  await query(server.orm.em.fork(), sql`insert into role (name, permissions) values (${role}, ${permissions})`);
  const { email } = await createUser(server, { role });
  const browser = server.visitor();
  await login(browser, email);
  return browser;
}

describe('a video', () => {
  test('is stored by its address, and nothing is fetched', async () => {
    const path = await newDirectory(staff);
    const { body } = await call('add-video', { path, url: 'https://youtu.be/dQw4w9WgXcQ?t=3' });
    expect(body.file).toMatchObject({
      path,
      fileName: 'YouTube dQw4w9WgXcQ',
      type: 'video',
      mimeType: 'video/youtube',
      dimensions: null,
      fileSize: 0,
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    const again = await call('add-video', { path, url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' });
    expect([again.status, errorsOf(again)]).toEqual([409, ['ML_03 media.fileName']]);
    expect((await staff.get(`/medialib/preview-image?imageID=${body.file.id}`)).status).toBe(404);
  });

  test.each([
    [{ path: '/', url: 'https://evil.example/watch?v=dQw4w9WgXcQ' }, 400, 'V_13 media.url'],
    [{ path: '/', url: 'javascript:alert(1)' }, 400, 'V_13 media.url'],
    [{ path: '/', url: '' }, 400, 'V_13 media.url'],
    [{ path: '/' }, 400, 'V_01 media.url'],
    [{ path: '/missing', url: 'https://youtu.be/dQw4w9WgXcQ' }, 404, 'V_12 media.path'],
  ])('is not created from %j', async (body, status, error) => {
    const response = await call('add-video', body);
    expect([response.status, errorsOf(response)]).toEqual([status, [error]]);
  });
});

describe('media permissions', () => {
  const writes: [string, (place: { path: string; id: number }) => unknown][] = [
    ['create-dir', ({ path }) => ({ path, folderName: uniqueFileName('d') })],
    ['add-video', ({ path }) => ({ path, url: `https://vimeo.com/${1_000 + ++number}` })],
    ['edit-file', ({ id }) => ({ id, defaultAltText: uniqueFileName('t') })],
    ['move-file', ({ id, path }) => ({ id, newPath: path, newFileName: uniqueFileName('txt') })],
    ['move-directory', ({ path }) => ({ oldPath: `${path}/in`, newPath: `${path}/in ${++number}` })],
    ['delete-file', ({ id }) => ({ id })],
    ['delete-directory', ({ path }) => ({ path })],
  ];

  test.each(writes)('%s requires the permission for that folder', async (name, body) => {
    const path = await newDirectory(staff);
    await call('create-dir', { path, folderName: 'in' });
    const file = await addFile(staff, 'words', { path });
    const place = { path, id: file.id };
    const [outsider, insider] = [await signInFor(['/elsewhere']), await signInFor([path])];
    const anonymous = await call(name, body(place), server.visitor());
    expect([anonymous.status, errorsOf(anonymous)]).toEqual([401, ['UM_01']]);
    const refused = await call(name, body(place), outsider);
    expect([refused.status, errorsOf(refused)]).toEqual([403, ['UM_01']]);
    expect((await call(name, body(place), insider)).status).toBe(200);
  });

  test('uploads need it too, and nothing can be moved out of or into a foreign folder', async () => {
    const [mine, theirs] = [await newDirectory(staff), await newDirectory(staff)];
    const me = await signInFor([mine]);
    const uploaded = await upload(me, 'words', { path: theirs });
    expect([uploaded.status, errorsOf(uploaded)]).toEqual([403, ['UM_01']]);
    const [own, other] = [await addFile(me, 'a', { path: mine }), await addFile(staff, 'b', { path: theirs })];
    expect((await call('move-file', { id: own.id, newPath: theirs }, me)).status).toBe(403);
    expect((await call('move-file', { id: other.id, newPath: mine }, me)).status).toBe(403);
    expect((await call('move-directory', { oldPath: mine, newPath: `${theirs}/mine` }, me)).status).toBe(403);
    expect((await call('move-directory', { oldPath: theirs, newPath: `${mine}/theirs` }, me)).status).toBe(403);
  });

  test('all staff see the whole library, and nobody else does', async () => {
    const path = await newDirectory(staff);
    const reader = await signInFor(['/elsewhere']);
    for (const [name, body] of [
      ['get-dir', { path }],
      ['search-files', { searchTerm: 'a', directory: path }],
      ['list-bin', {}],
    ] as const) {
      expect((await call(name, body, reader)).status).toBe(200);
      expect((await call(name, body, server.visitor())).status).toBe(401);
    }
  });
});
