import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { compoundFile, office, openDocument, pdf, zip } from '../../support/document-files.ts';
import {
  addFile,
  errorsOf,
  listStoredFiles,
  jpegWithLocation,
  createImage,
  uniqueFileName,
  upload,
} from '../../support/media-files.ts';

const word = 'application/vnd.openxmlformats-officedocument';
const oasis = 'application/vnd.oasis.opendocument';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

const svg = (inner: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="9" height="9"/>${inner}</svg>`;

describe('the content determines the type', () => {
  test.each([
    ['a JPEG', () => createImage().jpeg().toBuffer(), 'image/jpeg', 'image'],
    ['a PNG', () => createImage().png().toBuffer(), 'image/png', 'image'],
    ['a GIF', () => createImage().gif().toBuffer(), 'image/gif', 'gif'],
    ['a WebP', () => createImage().webp().toBuffer(), 'image/webp', 'image'],
    ['an AVIF', () => createImage().avif({ effort: 0 }).toBuffer(), 'image/avif', 'image'],
    ['an SVG', () => svg(''), 'image/svg+xml', 'image'],
    ['a PDF', () => pdf, 'application/pdf', 'document'],
    ['a Word file', () => office(`${word}.wordprocessingml.document`), `${word}.wordprocessingml.document`, 'document'],
    ['an Excel file', () => office(`${word}.spreadsheetml.sheet`), `${word}.spreadsheetml.sheet`, 'document'],
    [
      'a PowerPoint file',
      () => office(`${word}.presentationml.presentation`),
      `${word}.presentationml.presentation`,
      'document',
    ],
    ['an old Word file', () => compoundFile('WordDocument'), 'application/msword', 'document'],
    ['an old Excel file', () => compoundFile('Workbook', 5), 'application/vnd.ms-excel', 'document'],
    ['an old PowerPoint file', () => compoundFile('PowerPoint Document'), 'application/vnd.ms-powerpoint', 'document'],
    ['a text document', () => openDocument('text'), `${oasis}.text`, 'document'],
    ['a table', () => openDocument('spreadsheet'), `${oasis}.spreadsheet`, 'document'],
    ['slides', () => openDocument('presentation'), `${oasis}.presentation`, 'document'],
  ])('%s, despite a misleading name', async (_what, make, mimeType, type) => {
    const file = await addFile(staff, await make(), { fileName: uniqueFileName('exe') });
    expect([file.mimeType, file.type]).toEqual([mimeType, type]);
  });

  test.each([
    ['a.txt', 'words', 'text/plain'],
    ['b.txt', 'w\u00f6rds \u{1f600}', 'text/plain'],
    ['c.csv', 'a;b\r\n1;2\r\n', 'text/csv'],
    ['d.CSV', Buffer.from('Gl\xe4ser;1', 'latin1'), 'text/csv'],
    ['e.txt', Buffer.from('\ufeffwords', 'utf16le'), 'text/plain'],
  ])('text in %s', async (fileName, content, mimeType) => {
    expect((await addFile(staff, content, { fileName })).mimeType).toBe(mimeType);
  });

  test('images have dimensions, documents have none', async () => {
    const drawing = await addFile(staff, svg('<title>a drawing</title>'));
    expect(drawing.dimensions).toEqual({ width: 30, height: 20 });
    expect((await addFile(staff, Buffer.concat([pdf, Buffer.from('%')]))).dimensions).toBeNull();
  });
});

describe('a file that the library refuses', () => {
  const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]);
  const script = Buffer.from('#!/bin/sh\nrm -rf /\n');
  test.each([
    ['nothing at all', 'a.txt', () => ''],
    ['a program', 'a.txt', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
    ['a script', 'a.sh', () => script],
    ['a page', 'a.html', () => '<!doctype html><script>alert(1)</script>'],
    ['a page with an SVG', 'a.svg', () => '<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>'],
    ['XML', 'a.xml', () => '<?xml version="1.0"?><feed/>'],
    ['an archive', 'a.docx', () => zip([{ name: 'a.txt', content: 'x' }])],
    ['an Office file with macros', 'a.docx', () => office('application/vnd.ms-word.document.macroEnabled')],
    ['an installer', 'a.doc', () => compoundFile('\u4840\u3b3f')],
    ['a cut compound file', 'a.doc', () => compoundFile('WordDocument').subarray(0, 300)],
    ['a bitmap', 'a.bmp', () => bmp],
    ['a TIFF', 'a.tiff', () => createImage().tiff().toBuffer()],
    ['a film', 'a.mp4', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(300)])],
    ['text with NUL', 'a.txt', () => 'a\0b'],
    ['text with control characters', 'a.csv', () => 'a\u0007b'],
    ['an SVG that is not XML', 'a.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"'],
    ['an empty SVG', 'a.svg', () => '<svg'],
  ])('%s', async (_what, fileName, make) => {
    const before = await listStoredFiles(server);
    const response = await upload(staff, await make(), { fileName: `${uniqueFileName('x')}-${fileName}` });
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
    expect(await listStoredFiles(server)).toEqual(before);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a truncated %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const response = await upload(staff, noise.subarray(0, Math.floor(noise.length / 2)), {
      fileName: uniqueFileName(format),
    });
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
  });

  test('an image that is valid only in its header', async () => {
    const head = (await createImage().png().toBuffer()).subarray(0, 40);
    const response = await upload(staff, Buffer.concat([head, Buffer.alloc(500, 7)]), { fileName: 'a.png' });
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
  });
});

describe('a sanitised file', () => {
  test('an SVG loses its scripts', async () => {
    const file = await addFile(
      staff,
      svg('<script>alert(1)</script><a href="javascript:alert(2)"><g onclick="x()"/></a>'),
    );
    const key = `files/${file.hash.slice(0, 2)}/${file.hash}`;
    const text = await server.services.storage.withFile(key, (path) => readFile(path, 'utf8'));
    expect(text).toContain('<rect width="9" height="9">');
    expect(text).not.toMatch(/script|alert|onclick|javascript/);
  });

  test('an image with an HTML page appended is served without it', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const file = await addFile(staff, Buffer.concat([await jpegWithLocation(), page]), { fileName: 'a.html' });
    const response = await staff.fetch(file.url);
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe('inline; filename=a.html.jpg');
  });
});
