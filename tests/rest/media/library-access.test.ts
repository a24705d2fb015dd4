import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login } from '../auth/staff.ts';
import { callMedia, newDirectory } from './library-fixtures.ts';
import { addedFile, errorsOf, someName, upload } from './media-fixtures.ts';

let server: TestServer;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const call = (path: string, body: unknown, client = staff) => callMedia(client, path, body);

/** A browser of somebody who may manage the media of some folders. */
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
  test('is kept by its address, and nothing is fetched', async () => {
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
    [{ path: '/nowhere', url: 'https://youtu.be/dQw4w9WgXcQ' }, 404, 'V_12 media.path'],
  ])('is not made from %j', async (body, status, error) => {
    const answer = await call('add-video', body);
    expect([answer.status, errorsOf(answer)]).toEqual([status, [error]]);
  });
});

describe('who may do what', () => {
  const writes: [string, (place: { path: string; id: number }) => unknown][] = [
    ['create-dir', ({ path }) => ({ path, folderName: someName('d') })],
    ['add-video', ({ path }) => ({ path, url: `https://vimeo.com/${1_000 + ++number}` })],
    ['edit-file', ({ id }) => ({ id, defaultAltText: someName('t') })],
    ['move-file', ({ id, path }) => ({ id, newPath: path, newFileName: someName('txt') })],
    ['move-directory', ({ path }) => ({ oldPath: `${path}/in`, newPath: `${path}/in ${++number}` })],
    ['delete-file', ({ id }) => ({ id })],
    ['delete-directory', ({ path }) => ({ path })],
  ];

  test.each(writes)('%s is for those who manage that folder', async (name, body) => {
    const path = await newDirectory(staff);
    await call('create-dir', { path, folderName: 'in' });
    const file = await addedFile(staff, 'words', { path });
    const place = { path, id: file.id };
    const [outsider, insider] = [await signInFor(['/elsewhere']), await signInFor([path])];
    const anonymous = await call(name, body(place), server.visitor());
    expect([anonymous.status, errorsOf(anonymous)]).toEqual([401, ['UM_01']]);
    const refused = await call(name, body(place), outsider);
    expect([refused.status, errorsOf(refused)]).toEqual([403, ['UM_01']]);
    expect((await call(name, body(place), insider)).status).toBe(200);
  });

  test('an upload too, and nobody moves things out of or into a folder that is not theirs', async () => {
    const [mine, theirs] = [await newDirectory(staff), await newDirectory(staff)];
    const me = await signInFor([mine]);
    const uploaded = await upload(me, 'words', { path: theirs });
    expect([uploaded.status, errorsOf(uploaded)]).toEqual([403, ['UM_01']]);
    const [own, other] = [await addedFile(me, 'a', { path: mine }), await addedFile(staff, 'b', { path: theirs })];
    expect((await call('move-file', { id: own.id, newPath: theirs }, me)).status).toBe(403);
    expect((await call('move-file', { id: other.id, newPath: mine }, me)).status).toBe(403);
    expect((await call('move-directory', { oldPath: mine, newPath: `${theirs}/mine` }, me)).status).toBe(403);
    expect((await call('move-directory', { oldPath: theirs, newPath: `${mine}/theirs` }, me)).status).toBe(403);
  });

  test('everybody of the staff sees the whole library, nobody else does', async () => {
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
