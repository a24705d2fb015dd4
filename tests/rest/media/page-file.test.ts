import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { pdf } from './document-fixtures.ts';
import { addedFile, type FileBody, filesOnDisk, jpegWithPlace, quarters, someName } from './media-fixtures.ts';

type Crop = { x: number; y: number; width: number; height: number; rotate: number; scaleX: number; scaleY: number };
type Image = { fileID: number; hash: string; url: string; fileName: string };
type Stored = {
  pageVersion: {
    blocks: { __images: Record<string, Image[]>; __files: Record<string, Image[]> }[];
    seoImage: Image[] | null;
    pageType: { images: Record<string, Image[]> };
  };
};

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
beforeEach(() => {
  visitor = server.visitor();
});
afterAll(() => server.stop());

const use = (file: FileBody, cropParams: Partial<Crop> | null = null) => ({
  fileID: file.id,
  fileName: file.fileName,
  altText: 'A picture',
  cropParams: cropParams && { x: 0, y: 0, width: 10, height: 10, rotate: 0, scaleX: 1, scaleY: 1, ...cropParams },
});

/** A page with one picture block, and the address of that picture. */
async function createPageWith(image: ReturnType<typeof use>, more: Record<string, unknown> = {}) {
  const { pageID, pageVersionID } = await createPage(staff);
  const block = { type: 'image', key: 'b1', anchorPoint: '', props: {}, __images: { image: [image] }, __files: {} };
  const stored = await staff.post<Stored>(`/page/version/${pageVersionID}/store`, {
    title: 'A page',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    blocks: [block],
    ...more,
  });
  if (stored.status !== 200) throw new Error(stored.text);
  const url = stored.body.pageVersion.blocks[0]?.__images.image?.[0]?.url ?? '';
  return { pageID, pageVersionID, url, version: stored.body.pageVersion };
}

async function publish(pageID: number): Promise<void> {
  const { status, text } = await staff.post(`/page/${pageID}/publish`);
  if (status !== 200) throw new Error(text);
}

async function createPublished(image: ReturnType<typeof use>, more?: Record<string, unknown>) {
  const page = await createPageWith(image, more);
  await publish(page.pageID);
  return page;
}

const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const get = async (client: TestClient, url: string): Promise<Buffer> => bytesOf(await client.fetch(url));

/** The colour in the middle of each quarter, from the upper left to the lower right. */
async function colours(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (red > 200 && green > 200 && blue > 200) return 'white';
    return red > 200 ? 'red' : green > 200 ? 'green' : 'blue';
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

describe('who gets a file of a page', () => {
  test('anyone while visitors see it, then the staff alone', async () => {
    const { pageID, url } = await createPageWith(use(await addedFile(staff, await jpegWithPlace())));
    expect((await visitor.fetch(url)).status).toBe(404);
    expect((await staff.fetch(url)).status).toBe(200);

    await publish(pageID);
    const seen = await visitor.fetch(url);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect(seen.headers.get('x-csrf-token')).toBeNull();

    await staff.post(`/page/${pageID}/unpublish`);
    const hidden = await visitor.fetch(url);
    expect([hidden.status, await hidden.json()]).toMatchObject([
      404,
      { Errors: [{ code: 'V_12', property: 'media.hash' }] },
    ]);
    const draft = await staff.fetch(url);
    expect(draft.status).toBe(200);
    expect(draft.headers.get('cache-control')).toBe('private, no-store');
  });

  test('the version that visitors see decides, not a newer one', async () => {
    const first = await createPublished(use(await addedFile(staff, await jpegWithPlace(1, { color: '#123456' }))));
    const second = await staff.post<Stored>(`/page/version/${first.pageVersionID}/store`, {
      title: 'A page',
      seoTitle: '',
      seoDescription: '',
      seoKeywords: [],
      blocks: [
        {
          ...{ type: 'image', key: 'b1', anchorPoint: '', props: {}, __files: {} },
          __images: { image: [use(await addedFile(staff, await jpegWithPlace(1, { color: '#654321' })))] },
        },
      ],
    });
    const newer = second.body.pageVersion.blocks[0]?.__images.image?.[0]?.url ?? '';
    expect((await visitor.fetch(first.url)).status).toBe(200);
    expect((await visitor.fetch(newer)).status).toBe(404);
    await publish(first.pageID);
    expect((await visitor.fetch(first.url)).status).toBe(404);
    expect((await visitor.fetch(newer)).status).toBe(200);
    expect((await staff.fetch(first.url)).status).toBe(200);
  });

  test('a page in the bin shows nothing to visitors', async () => {
    const { pageID, url } = await createPublished(use(await addedFile(staff, await jpegWithPlace())));
    await query(server.orm.em.fork(), sql`update page set deleted_at = now() where id = ${pageID}`);
    server.services.responseCache.empty();
    expect((await visitor.fetch(url)).status).toBe(404);
    expect((await staff.fetch(url)).status).toBe(200);
  });

  test('pictures of the page itself too: for search engines, and of its type', async () => {
    const file = await addedFile(staff, await jpegWithPlace(1, { color: '#00ff99' }));
    const { version } = await createPublished(use(file), { seoImage: [use(file)] });
    const url = version.seoImage?.[0]?.url ?? '';
    expect(url).toContain('/seo_image/');
    expect((await visitor.fetch(url)).status).toBe(200);
  });

  test('nothing is found under another page, group or hash', async () => {
    const { pageID, url } = await createPublished(use(await addedFile(staff, await jpegWithPlace())));
    const other = await createPageWith(use(await addedFile(staff, await jpegWithPlace(1, { color: '#777777' }))));
    const { status } = await visitor.fetch(url);
    expect(status).toBe(200);
    for (const wrong of [
      url.replace(`/${pageID}/`, `/${other.pageID}/`),
      url.replace(`/${pageID}/`, '/999999/'),
      url.replace(`/${pageID}/`, '/0/'),
      url.replace(`/${pageID}/`, '/x/'),
      url.replace('block_images_b1', 'block_files_b1'),
      url.replace('block_images_b1', 'block_images_b2'),
      url.replace('block_images_b1', 'seo_image'),
      url.replace('block_images_b1', 'blocks'),
      url.replace('block_images_b1', `block_images_${encodeURIComponent('") || true)')}`),
      url.replace(/[0-9a-f]{40}/, '0'.repeat(40)),
      url.replace(/[0-9a-f]{40}/, encodeURIComponent('../../../../secret')),
    ]) {
      expect([wrong, (await visitor.fetch(wrong)).status]).toEqual([wrong, 404]);
    }
  });

  test.each([
    '/api/ximblox/medialib/get-page-file/1/seo_image/..%2f..%2f..%2fsecret/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/..%5c..%5csecret/a/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/seo_image/%252e%252e%252fsecret/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/seo_image/a%00/a.jpg',
    '/api/ximblox/medialib/get-page-file/1/seo_image/a/%ff%fe',
  ])('%s leads nowhere', async (path) => {
    expect([400, 404]).toContain((await visitor.fetch(path)).status);
  });

  test('the name in the address is not looked at', async () => {
    const { url } = await createPublished(use(await addedFile(staff, await jpegWithPlace())));
    const renamed = url.replace(/[^/]+$/, encodeURIComponent('évil"\r\nSet-Cookie: a=b.html'));
    const answer = await visitor.fetch(renamed);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });
});

describe('the picture that is served', () => {
  test('tells nothing of where and by whom it was taken, and stands upright', async () => {
    const source = await jpegWithPlace(6, { width: 60, height: 40 });
    expect(source.includes('Sexton')).toBe(true);
    const { url } = await createPublished(use(await addedFile(staff, source)));
    for (const form of ['', '?w=320', '?format=webp', '?format=avif', '?w=320&format=jpeg']) {
      const picture = await get(visitor, `${url}${form}`);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(picture).metadata();
      expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 40, height: 60 });
      expect(picture.includes('Sexton')).toBe(false);
    }
  });

  test.each([320, 640, 960, 1280, 1920, 2560])('is %i pixels wide where asked', async (width) => {
    const { url } = await createPublished(use(await wide()));
    expect((await sharp(await get(visitor, `${url}?w=${width}`)).metadata()).width).toBe(width);
  });

  let wideFile: FileBody | undefined;
  const wide = async () =>
    (wideFile ??= await addedFile(staff, await jpegWithPlace(1, { width: 2600, height: 100, color: '#335577' })));

  test('is never made larger', async () => {
    const { url } = await createPublished(
      use(await addedFile(staff, await jpegWithPlace(1, { width: 70, height: 50 }))),
    );
    expect(await sharp(await get(visitor, `${url}?w=2560`)).metadata()).toMatchObject({ width: 70, height: 50 });
  });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpeg', 'image/jpeg', 'jpeg'],
  ])('comes as %s where asked', async (format, contentType, decoded) => {
    const { url } = await createPublished(use(await addedFile(staff, await quarters())));
    const answer = await visitor.fetch(`${url}?format=${format}`);
    expect(answer.headers.get('content-type')).toBe(contentType);
    expect((await sharp(await bytesOf(answer)).metadata()).format).toBe(decoded);
  });

  test.each(['w=321', 'w=0', 'w=-320', 'w=320.0', 'w=', 'w=1e3', 'w=320&w=640', 'w=99999999999999999999'])(
    '?%s is V_12',
    async (form) => {
      const { url } = await createPublished(use(await addedFile(staff, await quarters(38))));
      const answer = await visitor.fetch(`${url}?${form}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { Errors: [{ code: 'V_12', property: 'media.w' }] },
      ]);
    },
  );

  test.each(['format=png', 'format=WEBP', 'format=', 'format=svg', 'format=webp&format=avif'])(
    '?%s is V_12',
    async (form) => {
      const { url } = await createPublished(use(await addedFile(staff, await quarters(36))));
      const answer = await visitor.fetch(`${url}?${form}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { Errors: [{ property: 'media.format' }] }]);
    },
  );

  test('is made once and kept, however many ask at the same time', async () => {
    const { url } = await createPublished(
      use(await addedFile(staff, await jpegWithPlace(1, { width: 900, height: 700 }))),
    );
    const before = await filesOnDisk(server, 'variants');
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.visitor().fetch(`${url}?w=640`)));
    const bodies = await Promise.all(answers.map(bytesOf));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect(await filesOnDisk(server, 'variants')).toHaveLength(before.length + 1);
    await get(visitor, `${url}?w=640`);
    expect(await filesOnDisk(server, 'variants')).toHaveLength(before.length + 1);
    expect(await filesOnDisk(server, 'incoming')).toEqual([]);
  });

  test('moves on if it moves', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await addedFile(staff, moving);
    expect([file.type, file.dimensions]).toEqual(['gif', { width: 40, height: 30 }]);
    const { url } = await createPublished(use(file));
    expect((await sharp(await get(visitor, url), { animated: true }).metadata()).pages).toBe(3);
    expect((await sharp(await get(visitor, `${url}?format=webp`), { animated: true }).metadata()).pages).toBe(3);
    expect((await sharp(await get(visitor, `${url}?format=jpeg`)).metadata()).format).toBe('jpeg');
  });

  test('is the drawing itself if it is one, and pixels only where asked', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
    const { url } = await createPublished(use(await addedFile(staff, drawing)));
    const answer = await visitor.fetch(`${url}?w=320`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(await get(visitor, `${url}?format=webp`)).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
    });
    const cropped = await createPublished(use(await addedFile(staff, `${drawing}\n`), { width: 8, height: 6 }));
    expect(await sharp(await get(visitor, cropped.url)).metadata()).toMatchObject({
      format: 'png',
      width: 8,
      height: 6,
    });
  });
});

describe('the crop', () => {
  const whole = { width: 40, height: 40 };
  test.each([
    ['nothing changed', whole, ['red', 'green', 'blue', 'white']],
    ['mirrored left to right', { ...whole, scaleX: -1 }, ['green', 'red', 'white', 'blue']],
    ['mirrored upside down', { ...whole, scaleY: -1 }, ['blue', 'white', 'red', 'green']],
    ['turned clockwise', { ...whole, rotate: 90 }, ['blue', 'red', 'white', 'green']],
    ['turned half', { ...whole, rotate: 180 }, ['white', 'blue', 'green', 'red']],
    ['turned back', { ...whole, rotate: -90 }, ['green', 'white', 'red', 'blue']],
    ['mirrored, then turned', { ...whole, scaleX: -1, rotate: 90 }, ['white', 'green', 'blue', 'red']],
    ['the upper half', { width: 40, height: 20 }, ['red', 'green', 'red', 'green']],
    ['turned, then the right half', { x: 20, width: 20, height: 40, rotate: 90 }, ['red', 'red', 'green', 'green']],
  ])('%s', async (_what, crop, expected) => {
    const { url } = await createPublished(use(await addedFile(staff, await quarters()), crop));
    const picture = await get(visitor, url);
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual({ width: crop.width, height: crop.height });
    expect(await colours(picture)).toEqual(expected);
  });

  test('counts from how the picture is shown, not from how the camera was held', async () => {
    const lying = await sharp(await quarters())
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url } = await createPublished(use(await addedFile(staff, lying), { x: 20, width: 20, height: 40 }));
    expect(await colours(await get(visitor, url))).toEqual(['red', 'red', 'green', 'green']);
  });

  test('at any angle keeps its size, and its empty corners are white in a JPEG', async () => {
    const square = await addedFile(staff, await jpegWithPlace(1, { width: 100, height: 100, color: '#000000' }));
    const { url } = await createPublished(use(square, { width: 141, height: 141, rotate: 45 }));
    const { data, info } = await sharp(await get(visitor, url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([141, 141]);
    expect(data[0]).toBeGreaterThan(240);
    expect(data[(70 * 141 + 70) * info.channels]).toBeLessThan(15);
  });

  test('of a part of a pixel is whole pixels', async () => {
    const file = await addedFile(staff, await quarters(40));
    const { url } = await createPublished(use(file, { x: 10.4, y: 0.6, width: 20.5, height: 0.2 }));
    expect(await sharp(await get(visitor, url)).metadata()).toMatchObject({ width: 21, height: 1 });
  });

  test('has an address of its own', async () => {
    const file = await addedFile(staff, await quarters(40));
    const urls = await Promise.all(
      [null, whole, { ...whole, rotate: 90 }].map(async (crop) => (await createPageWith(use(file, crop))).url),
    );
    expect(new Set(urls.map((url) => /[0-9a-f]{40}/.exec(url)?.[0])).size).toBe(3);
  });
});

describe('the headers', () => {
  const document = async () => {
    const { pageID } = await createPage(staff);
    const file = await addedFile(staff, pdf, { fileName: 'Jahresbericht – ä“.pdf' });
    const item = { fileID: file.id, fileName: file.fileName };
    const blocks = [{ type: 'x', key: 'k', anchorPoint: '', props: {}, __images: {}, __files: { f: [item] } }];
    const em = server.orm.em.fork();
    await query(em, sql`update page_version set blocks = ${JSON.stringify(blocks)} where page_id = ${pageID}`);
    await query(em, sql`update page set live_version_id = newest_version_id where id = ${pageID}`);
    const { imageHash, pageFileUrl } = await import('../../../server/media/index.ts');
    return pageFileUrl({ pageID, group: 'block_files_k' }, imageHash(file.hash, null), file.fileName);
  };

  test('of a picture', async () => {
    const { url } = await createPublished(
      use(await addedFile(staff, await jpegWithPlace(), { fileName: someName('jpg') })),
    );
    const { headers } = await visitor.fetch(url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-disposition')).toMatch(/^inline; filename=/);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
  });

  test('of a document: shown if it is a PDF, with its name in every alphabet', async () => {
    const { status, headers } = await visitor.fetch(await document());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Jahresbericht ? ??.pdf"; filename*=UTF-8''Jahresbericht%20%E2%80%93%20%C3%A4%E2%80%9C.pdf`,
    );
  });

  test('let a client continue, check and measure', async () => {
    const { url } = await createPublished(
      use(await addedFile(staff, await jpegWithPlace(1, { width: 300, height: 300 }))),
    );
    const whole = await visitor.fetch(url);
    const bytes = await bytesOf(whole);
    const etag = whole.headers.get('etag') ?? '';
    const ask = (headers: Record<string, string>, method = 'GET') => visitor.fetch(url, { method, headers });

    const part = await ask({ range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(await bytesOf(part)).toEqual(bytes.subarray(10, 20));
    expect(await bytesOf(await ask({ range: 'bytes=-5' }))).toEqual(bytes.subarray(-5));
    expect(await bytesOf(await ask({ range: `bytes=${bytes.length - 3}-` }))).toEqual(bytes.subarray(-3));
    expect(await bytesOf(await ask({ range: 'bytes=5-999999999' }))).toEqual(bytes.subarray(5));
    for (const ignored of ['bytes=a-b', 'bytes=9-5', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-']) {
      expect((await ask({ range: ignored })).status).toBe(200);
    }
    const outside = await ask({ range: `bytes=${bytes.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);

    const fresh = await ask({ 'if-none-match': `"other", W/${etag}` });
    expect([fresh.status, (await bytesOf(fresh)).length, fresh.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);

    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });
});
