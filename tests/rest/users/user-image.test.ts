import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse, TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, signInAs } from '../../support/users.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b34700' } });

async function putImage(
  browser: TestClient,
  id: number,
  bytes: Buffer | null,
  field = 'profileImage',
): Promise<TestResponse> {
  const form = new FormData();
  if (bytes) form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  else form.set('other', 'x');
  await browser.get('/user');
  const response = await browser.fetch(`/api/ximblox/user/${id}/image`, {
    method: 'PUT',
    body: form,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': browser.csrfToken() },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}

async function filesOf(id: number): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of server.services.storage.list(`profiles/${id}`))
    names.push(key.slice(key.lastIndexOf('/') + 1));
  return names;
}

describe('PUT /user/{id}/image', () => {
  it.each(['png', 'jpeg'] as const)(
    'stores a %s of exactly 1024×1024 pixels, re-encoded without metadata',
    async (format) => {
      const { user, browser } = await signInAs(server);
      const file = await draw(1_024, 1_024)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toFormat(format)
        .toBuffer();
      const address = `/api/ximblox/user/${user.id}/image`;
      expect((await putImage(browser, user.id, file)).body).toEqual({ Success: true, Errors: [], image: address });
      expect((await browser.get('/user')).body).toMatchObject({ image: address });
      const result = await browser.fetch(address);
      expect(result.headers.get('content-type')).toBe(`image/${format}`);
      expect(result.headers.get('cache-control')).toBe('private, no-store');
      const bytes = Buffer.from(await result.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_024, height: 1_024, format });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('secret place')).toBe(false);
    },
  );

  it('replaces the image, and keeps no byte of the old one', async () => {
    const { user, browser } = await signInAs(server);
    await putImage(browser, user.id, await draw(10, 10).png().toBuffer());
    await putImage(browser, user.id, await draw(20, 20).png().toBuffer());
    expect(await filesOf(user.id)).toHaveLength(1);
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['UM_05', 'of more than 2 MB', () => Buffer.alloc(2 * 1_024 * 1_024 + 1, 'x')],
    ['UM_06', 'of another kind than its name says', () => draw(10, 10).webp().toBuffer()],
    ['UM_06', 'that is not an image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['UM_07', 'that is broken', async () => (await draw(500, 500).png().toBuffer()).subarray(0, 400)],
    ['UM_08', 'that is too wide', () => draw(1_025, 10).png().toBuffer()],
    ['UM_08', 'that is too high', () => draw(10, 1_025).jpeg().toBuffer()],
  ])('returns %s for a file %s', async (code, _name, make) => {
    const { user, browser } = await signInAs(server);
    const result = await putImage(browser, user.id, await make());
    expect([result.status, result.body]).toMatchObject([
      200,
      { Success: false, Errors: [{ code, property: 'user.profileImage' }] },
    ]);
    expect(await filesOf(user.id)).toEqual([]);
  });

  it('accepts a file of exactly 2 MB', async () => {
    const { user, browser } = await signInAs(server);
    const image = await draw(10, 10).jpeg().toBuffer();
    const file = Buffer.concat([image, Buffer.alloc(2 * 1_024 * 1_024 - image.length)]);
    expect((await putImage(browser, user.id, file)).body).toMatchObject({ Success: true });
  });

  it('requires the file in the field profileImage: V_17', async () => {
    const { user, browser } = await signInAs(server);
    const file = await draw(10, 10).png().toBuffer();
    for (const result of [await putImage(browser, user.id, null), await putImage(browser, user.id, file, 'f')]) {
      expect(result.body).toMatchObject({ Errors: [{ code: 'V_17', property: 'user.profileImage' }] });
    }
  });

  it('is allowed for yourself and for users who manage users', async () => {
    const { id } = await createUser(server);
    const { browser } = await signInAs(server, 'Publisher');
    const file = await draw(10, 10).png().toBuffer();
    expect((await putImage(browser, id, file)).status).toBe(403);
    expect((await putImage(administrator, id, file)).status).toBe(200);
    expect((await putImage(server.visitor(), id, file)).status).toBe(401);
    expect((await putImage(administrator, 999_999, file)).body).toMatchObject({ Errors: [{ code: 'UM_02' }] });
  });
});

describe('GET /user/{id}/image', () => {
  it('requires a session, and is 404 if there is none', async () => {
    const { id } = await createUser(server);
    await putImage(administrator, id, await draw(10, 10).png().toBuffer());
    const { user, browser } = await signInAs(server, 'Analyst');
    expect((await browser.get(`/user/${id}/image`)).status).toBe(200);
    expect((await server.visitor().get(`/user/${id}/image`)).status).toBe(401);
    expect((await browser.get(`/user/${user.id}/image`)).body).toMatchObject({ Errors: [{ code: 'UM_02' }] });
  });
});

describe('DELETE /user/{id}/image', () => {
  it('removes the image, twice without an error', async () => {
    const { user, browser } = await signInAs(server);
    await putImage(browser, user.id, await draw(10, 10).png().toBuffer());
    for (const time of [1, 2]) {
      const result = await browser.delete(`/user/${user.id}/image`);
      expect(result.body, `time ${time}`).toEqual({ Success: true, Errors: [], image: null });
    }
    expect(await filesOf(user.id)).toEqual([]);
  });
});

describe('deleting a user', () => {
  it('deletes the image', async () => {
    const { id } = await createUser(server);
    await putImage(administrator, id, await draw(10, 10).png().toBuffer());
    await administrator.delete(`/user/${id}`);
    expect(await filesOf(id)).toEqual([]);
  });
});
