import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { pdf } from '../../support/document-files.ts';
import {
  addFile,
  type FileBody,
  listStoredFiles,
  jpegWithLocation,
  imageOfQuarters,
} from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';

let server: TestServer;
let staff: TestClient;
let file: FileBody;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  file = await addFile(staff, await imageOfQuarters(40), { fileName: 'quarters.png' });
});
afterAll(() => server.stop());

const path = (call: string, query: Record<string, unknown>) =>
  `/api/ximblox/medialib/${call}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
const get = (call: string, query: Record<string, unknown>, client = staff) => client.fetch(path(call, query));
const image = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('the preview of a file', () => {
  test('is the whole image, for staff only and never cached', async () => {
    const response = await get('preview-image', { imageID: file.id });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(response.headers.get('content-disposition')).toBe('inline; filename=quarters.png');
    expect(await image(response)).toMatchObject({ format: 'png', width: 40, height: 40 });
    const anonymous = await get('preview-image', { imageID: file.id }, server.visitor());
    expect([anonymous.status, await anonymous.json()]).toMatchObject([401, { Errors: [{ code: 'UM_01' }] }]);
  });

  test('is upright, without metadata, and small on request', async () => {
    const lying = await addFile(staff, await jpegWithLocation(6, { width: 600, height: 400 }));
    expect(await image(await get('preview-image', { imageID: lying.id }))).toMatchObject({ width: 400, height: 600 });
    const small = await get('preview-image', { imageID: lying.id, w: 320, format: 'webp' });
    expect(await image(small)).toMatchObject({ width: 320, height: 480, format: 'webp' });
  });

  test('of a document is the document, to be saved or shown by the browser', async () => {
    const document = await addFile(staff, pdf, { fileName: 'plan.pdf' });
    const response = await get('preview-image', { imageID: document.id });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    const table = await addFile(staff, 'a;b\n', { fileName: 'table.csv' });
    const saved = await get('preview-image', { imageID: table.id });
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename=table.csv');
  });

  test.each([
    [{}, 400, 'V_01', 'media.imageID'],
    [{ imageID: '' }, 400, 'V_12', 'media.imageID'],
    [{ imageID: 'a' }, 400, 'V_12', 'media.imageID'],
    [{ imageID: '-1' }, 400, 'V_12', 'media.imageID'],
    [{ imageID: '1.5' }, 400, 'V_12', 'media.imageID'],
    [{ imageID: '99999999999' }, 400, 'V_12', 'media.imageID'],
    [{ imageID: '2147483647' }, 404, 'V_12', 'media.imageID'],
    [{ imageID: '1', w: 5 }, 400, 'V_12', 'media.w'],
    [{ imageID: '1', format: 'png' }, 400, 'V_12', 'media.format'],
  ])('of %j is %i', async (query, status, code, property) => {
    const response = await get('preview-image', query);
    expect([response.status, await response.json()]).toMatchObject([status, { Errors: [{ code, property }] }]);
  });
});

describe('the preview of a crop', () => {
  const whole = { x: 0, y: 0, width: 40, height: 40, rotate: 0, scaleX: 1, scaleY: 1 };

  test('is that part of the image, and is not stored', async () => {
    const before = await listStoredFiles(server);
    const response = await get('preview-crop', { imageID: file.id, ...whole, x: 5, width: 20, height: 30, rotate: 90 });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await image(response)).toMatchObject({ format: 'png', width: 20, height: 30 });
    expect(await listStoredFiles(server)).toEqual(before);
  });

  test('accepts numbers as browsers compute them', async () => {
    const [x, y] = [0.1 + 0.2, 0.1 + 0.2 - 0.3];
    const response = await get('preview-crop', { imageID: file.id, ...whole, x, y, width: 20 / 3, height: 30 });
    expect(await image(response)).toMatchObject({ width: 7, height: 30 });
  });

  test('needs neither angle nor mirror', async () => {
    const response = await get('preview-crop', { imageID: file.id, x: 0, y: 0, width: 10.5, height: 10 });
    expect(await image(response)).toMatchObject({ width: 11, height: 10 });
  });

  test('extends to the edges of the rotated image', async () => {
    const response = await get('preview-crop', { imageID: file.id, ...whole, width: 57, height: 57, rotate: 45 });
    expect(await image(response)).toMatchObject({ width: 57, height: 57 });
  });

  test.each([
    ['beyond the right edge', { width: 41 }, 'media.width'],
    ['beyond the lower edge', { y: 1 }, 'media.height'],
    ['outside altogether', { x: 40, width: 1 }, 'media.x'],
    ['far outside', { y: 9_999_999, height: 1 }, 'media.y'],
    ['left of the image', { x: -1 }, 'media.x'],
    ['of no width', { width: 0 }, 'media.width'],
    ['of negative height', { height: -5 }, 'media.height'],
    ['of no number', { x: 'a' }, 'media.x'],
    ['of infinity', { width: 'Infinity' }, 'media.width'],
    ['of an absurd number', { width: '1e308' }, 'media.width'],
    ['of a long number', { x: '9'.repeat(400) }, 'media.x'],
    ['turned too far', { rotate: 361 }, 'media.rotate'],
    ['mirrored by half', { scaleX: 0.5 }, 'media.scaleX'],
    ['mirrored by nothing', { scaleY: 0 }, 'media.scaleY'],
  ])('%s is V_12', async (_what, crop, property) => {
    const response = await get('preview-crop', { imageID: file.id, ...whole, ...crop });
    expect([response.status, await response.json()]).toMatchObject([400, { Errors: [{ code: 'V_12', property }] }]);
  });

  test('is V_12 for other files, 404 for an unknown file, 401 for a visitor', async () => {
    const document = await addFile(staff, `${pdf.toString()}%`);
    expect((await get('preview-crop', { imageID: document.id, ...whole })).status).toBe(400);
    expect((await get('preview-crop', { imageID: 2_000_000_000, ...whole })).status).toBe(404);
    expect((await get('preview-crop', { imageID: file.id, ...whole }, server.visitor())).status).toBe(401);
    expect((await get('preview-crop', { imageID: file.id, y: 0, width: 1, height: 1 })).status).toBe(400);
  });
});

describe('an image whose row and bytes do not match', () => {
  const change = (id: number, facts: { width: number; height: number }) =>
    query(server.orm.em.fork(), sql`update file set width = ${facts.width}, height = ${facts.height} where id = ${id}`);
  const crop = (file: FileBody, width: number, height: number) =>
    get('preview-crop', { imageID: file.id, x: 0, y: 0, width, height, rotate: 90 });

  test.each([
    [4_000, 3_000],
    [3, 5],
  ])('is shown as it is, although its row says %i by %i', async (width, height) => {
    const lying = await addFile(staff, await imageOfQuarters(40 + (width % 7) * 2));
    await change(lying.id, { width, height });
    const shown = await crop(lying, height, width);
    expect(shown.status).toBe(200);
    expect((await image(shown)).width).toBeLessThan(60);
    for (const form of [{}, { w: 320 }, { ratio: '1:1' }, { format: 'webp' }]) {
      expect((await get('preview-image', { imageID: lying.id, ...form })).status, JSON.stringify(form)).toBe(200);
    }
    const placed = await createPublishedWith(staff, imageOf(lying, { x: 1, width: width - 1, height: height - 1 }));
    expect((await server.visitor().fetch(placed.url)).status).toBe(200);
  });

  test('is 404 if its bytes are missing, like a document', async () => {
    const missing = await addFile(staff, await imageOfQuarters(62));
    const placed = await createPublishedWith(staff, imageOf(missing, { width: 20 }));
    const { storage } = server.services;
    await storage.remove(`files/${missing.hash.slice(0, 2)}/${missing.hash}`);
    const responses = [
      await crop(missing, 10, 10),
      await get('preview-image', { imageID: missing.id }),
      await get('preview-image', { imageID: missing.id, w: 320, ratio: '1:1' }),
      await server.visitor().fetch(placed.url),
    ];
    for (const response of responses) {
      expect([response.status, await response.json()]).toMatchObject([404, { Errors: [{ code: 'V_12' }] }]);
    }
  });

  test('is 404 if its bytes are of another type', async () => {
    const wrong = await addFile(staff, await imageOfQuarters(64));
    await query(server.orm.em.fork(), sql`update file set mime_type = 'image/svg+xml' where id = ${wrong.id}`);
    expect((await crop(wrong, 10, 10)).status).toBe(404);
  });
});
