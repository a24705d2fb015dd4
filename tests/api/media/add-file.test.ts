import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLongRun } from '../../support/random.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { listStoredFiles, createImage, uniqueFileName } from '../../support/media-files.ts';
import { formHead, openUpload, streamText } from '../../support/streamed-upload.ts';

let server: TestServer;
let staff: TestClient;
/** Replaces the machine's temporary folder for this file; other tests use the real one. */
let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'ximblox uploads '));
  vi.stubEnv('TMPDIR', temporary);
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});

const mutation = `mutation ($path: String!, $file: Upload!) {
  addFile(path: $path, file: $file) {
    file { id path fileName defaultAltText shared type mimeType width height fileSize hash url }
    errors { code property message }
  }
}`;

type Result = {
  data?: { addFile: { file: Record<string, unknown> | null; errors: { code: string; property: string }[] } } | null;
  errors?: { message: string; extensions: { code: string; errorCode?: string } }[];
};
type Request = { path?: string; content?: Blob | null; fileName?: string; headers?: Record<string, string> };

async function send(
  client: TestClient,
  { path = '/', content = new Blob(['words']), fileName, headers }: Request = {},
) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: mutation, variables: { path, file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  if (content) form.append('0', content, fileName ?? uniqueFileName('txt'));
  const response = await client.fetch('/graphql', {
    method: 'POST',
    body: form,
    headers: headers ?? client.csrfHeaders(),
  });
  return { status: response.status, body: (await response.json()) as Result };
}

describe('a file uploaded by GraphQL', () => {
  test('is returned with all its fields', async () => {
    const content = await createImage({ width: 60, height: 40 }).png().toBuffer();
    const { body } = await send(staff, { content: new Blob([new Uint8Array(content)]), fileName: 'gevel.png' });
    expect(body.data?.addFile).toEqual({
      file: {
        id: expect.any(Number) as number,
        path: '/',
        fileName: 'gevel.png',
        defaultAltText: '',
        shared: false,
        type: 'IMAGE',
        mimeType: 'image/png',
        width: 60,
        height: 40,
        fileSize: content.length,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        url: expect.stringContaining('/api/ximblox/medialib/preview-image?imageID=') as string,
      },
      errors: [],
    });
  });

  test.each([
    ['an unknown folder', { path: '/missing' }, 'V_12', 'media.path'],
    ['a folder above the root', { path: '/..' }, 'V_12', 'media.path'],
    ['a name that is taken', { fileName: 'gevel.png' }, 'ML_03', 'media.fileName'],
    ['a name too long', { fileName: `${'a'.repeat(252)}.txt` }, 'V_14', 'media.fileName'],
    ['a type that is not taken', { content: new Blob(['MZ\0\0']), fileName: 'a.png' }, 'V_12', 'media.f'],
    ['no file', { content: null }, 'V_17', 'media.f'],
  ])('with %s returns the error in its payload', async (_what, request, code, property) => {
    const before = await listStoredFiles(server);
    const { body } = await send(staff, request);
    expect(body.data?.addFile).toMatchObject({ file: null, errors: [{ code, property }] });
    expect(await listStoredFiles(server)).toEqual(before);
  });

  const sizes: [size: number, code: string | null][] = [
    [100 * 1024 * 1024, null],
    [100 * 1024 * 1024 + 1, 'ML_01'],
  ];
  if (isLongRun) sizes.push([140 * 1024 * 1024, 'ML_01']);

  test.each(sizes)(
    'of %i bytes: %s',
    async (size, code) => {
      const before = await listStoredFiles(server, 'incoming');
      const operations = JSON.stringify({ query: mutation, variables: { path: '/', file: null } });
      const head = formHead({ operations, map: JSON.stringify({ 0: ['variables.file'] }) }, [
        '0',
        uniqueFileName('txt'),
      ]);
      const { body } = await streamText(openUpload<Result>(`${server.url}/graphql`, staff), head, size);
      expect(body.data?.addFile.errors.map((error) => error.code)).toEqual(code ? [code] : []);
      expect(await listStoredFiles(server, 'incoming')).toEqual(before);
    },
    120_000,
  );

  test('leaves nothing in the temporary folder', async () => {
    expect((await readdir(temporary)).filter((name) => name.startsWith('capacitor'))).toEqual([]);
  });
});

describe('a multipart request', () => {
  test('without a preflight header is refused before it is read', async () => {
    const { status, body } = await send(staff, { headers: {} });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions.errorCode).toBe('V_12');
  });

  test('of a visitor is refused before it is read', async () => {
    const { status, body } = await send(server.visitor());
    expect(status).toBe(401);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', errorCode: 'UM_01' });
  });

  test("of a foreign page is treated as a visitor's", async () => {
    const headers = { 'apollo-require-preflight': 'true', origin: 'https://evil.example' };
    expect((await send(staff, { headers })).status).toBe(401);
  });

  test.each([
    ['broken operations', [['operations', '{']]],
    ['no map', [['operations', '{}']]],
    [
      'a broken map',
      [
        ['operations', '{"query":"{viewer{id}}"}'],
        ['map', '[]'],
      ],
    ],
    [
      'the map first',
      [
        ['map', '{}'],
        ['operations', '{}'],
      ],
    ],
  ])('with %s is 400', async (_what, fields) => {
    const form = new FormData();
    for (const [name = '', value = ''] of fields) form.append(name, value);
    const response = await staff.fetch('/graphql', {
      method: 'POST',
      body: form,
      headers: staff.csrfHeaders(),
    });
    expect(response.status).toBe(400);
  });

  test('cannot modify Object.prototype', async () => {
    const form = new FormData();
    form.append('operations', '{"query":"{viewer{id}}"}');
    form.append('map', '{"0":["__proto__.polluted"],"1":["constructor.prototype.polluted"]}');
    await staff.fetch('/graphql', { method: 'POST', body: form, headers: staff.csrfHeaders() });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
