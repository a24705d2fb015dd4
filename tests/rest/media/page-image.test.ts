import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import {
  addFile,
  type FileBody,
  listStoredFiles,
  jpegWithLocation,
  imageOfQuarters,
} from '../../support/media-files.ts';
import { createPageWith, createPublishedWith, type StoredPage, imageOf } from '../../support/image-pages.ts';

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

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const get = async (client: TestClient, url: string): Promise<Buffer> => bytesOf(await client.fetch(url));

/** The colour in the middle of each quarter, from upper left to lower right. */
async function colours(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (red > 200 && green > 200 && blue > 200) return 'white';
    return red > 200 ? 'red' : green > 200 ? 'green' : 'blue';
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

describe('a served image', () => {
  test('contains no location or author, and is upright', async () => {
    const source = await jpegWithLocation(6, { width: 60, height: 40 });
    expect(source.includes('Sexton')).toBe(true);
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, source)));
    for (const form of ['', '?w=320', '?format=webp', '?format=avif', '?w=320&format=jpeg']) {
      const image = await get(visitor, `${url}${form}`);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(image).metadata();
      expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 40, height: 60 });
      expect(image.includes('Sexton')).toBe(false);
    }
  });

  test.each([320, 640, 960, 1280, 1920, 2560])('is %i pixels wide if requested', async (width) => {
    const { url } = await createPublishedWith(staff, imageOf(await wide()));
    expect((await sharp(await get(visitor, `${url}?w=${width}`)).metadata()).width).toBe(width);
  });

  let wideFile: FileBody | undefined;
  const wide = async () =>
    (wideFile ??= await addFile(staff, await jpegWithLocation(1, { width: 2600, height: 100, color: '#335577' })));

  test('is never enlarged', async () => {
    const { url } = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(1, { width: 70, height: 50 }))),
    );
    expect(await sharp(await get(visitor, `${url}?w=2560`)).metadata()).toMatchObject({ width: 70, height: 50 });
  });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpeg', 'image/jpeg', 'jpeg'],
  ])('is served as %s if requested', async (format, contentType, decoded) => {
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await imageOfQuarters())));
    const response = await visitor.fetch(`${url}?format=${format}`);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect((await sharp(await bytesOf(response)).metadata()).format).toBe(decoded);
  });

  test.each(['w=321', 'w=0', 'w=-320', 'w=320.0', 'w=', 'w=1e3', 'w=320&w=640', 'w=99999999999999999999'])(
    '?%s is V_12',
    async (form) => {
      const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await imageOfQuarters(38))));
      const response = await visitor.fetch(`${url}?${form}`);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { Errors: [{ code: 'V_12', property: 'media.w' }] },
      ]);
    },
  );

  test.each(['format=png', 'format=WEBP', 'format=', 'format=svg', 'format=webp&format=avif'])(
    '?%s is V_12',
    async (form) => {
      const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await imageOfQuarters(36))));
      const response = await visitor.fetch(`${url}?${form}`);
      expect([response.status, await response.json()]).toMatchObject([400, { Errors: [{ property: 'media.format' }] }]);
    },
  );

  test.each([
    ['1:1', 40, 40],
    ['4:3', 40, 30],
    ['16:9', 40, 23],
    ['1.91:1', 40, 21],
  ])('is cropped to %s if requested, around its middle', async (ratio, width, height) => {
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await imageOfQuarters())));
    const image = await get(visitor, `${url}?ratio=${ratio}`);
    expect(await sharp(image).metadata()).toMatchObject({ width, height });
    expect(await colours(image)).toEqual(['red', 'green', 'blue', 'white']);
  });

  test('is at most 1200 pixels wide for sharing', async () => {
    const content = await jpegWithLocation(1, { width: 2600, height: 2000 });
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, content)));
    const shared = await sharp(await get(visitor, `${url}?ratio=1.91:1&format=jpeg`)).metadata();
    expect(shared).toMatchObject({ width: 1200, height: 628, format: 'jpeg' });
  });

  test('is cropped around its focal point, at another address once that has moved', async () => {
    const source = await sharp(await imageOfQuarters(100))
      .resize(200, 100, { fit: 'fill', kernel: 'nearest' })
      .png()
      .toBuffer();
    const file = await addFile(staff, source);
    const { pageVersionID, url } = await createPublishedWith(staff, imageOf(file));
    const point = `mutation { editFile(input: { id: ${file.id}, focalPoint: { x: 1, y: 0.5 } }) { errors { code } } }`;
    expect((await staff.graphql(point)).errors).toBeUndefined();
    expect((await visitor.fetch(`${url}?ratio=1:1`)).status).toBe(404);
    const { body } = await staff.get<StoredPage>(`/page/version/fetch/${pageVersionID}`);
    const moved = body.pageVersion.blocks[0]?.__images.image?.[0]?.url ?? '';
    expect(await colours(await get(visitor, `${moved}?ratio=1:1`))).toEqual(['green', 'green', 'white', 'white']);
  });

  test.each(['ratio=2:1', 'ratio=', 'ratio=1', 'ratio=1:1&ratio=4:3', 'ratio=__proto__'])(
    '?%s is V_12',
    async (form) => {
      const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await imageOfQuarters(34))));
      const response = await visitor.fetch(`${url}?${form}`);
      expect([response.status, await response.json()]).toMatchObject([400, { Errors: [{ property: 'media.ratio' }] }]);
    },
  );

  test('is rendered once and stored, however many request it in parallel', async () => {
    const { url } = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(1, { width: 900, height: 700 }))),
    );
    const before = await listStoredFiles(server, 'variants');
    const responses = await Promise.all(Array.from({ length: 12 }, () => server.visitor().fetch(`${url}?w=640`)));
    const bodies = await Promise.all(responses.map(bytesOf));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect(await listStoredFiles(server, 'variants')).toHaveLength(before.length + 1);
    await get(visitor, `${url}?w=640`);
    expect(await listStoredFiles(server, 'variants')).toHaveLength(before.length + 1);
    expect(await listStoredFiles(server, 'incoming')).toEqual([]);
  });

  test('stays animated', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await addFile(staff, moving);
    expect([file.type, file.dimensions]).toEqual(['gif', { width: 40, height: 30 }]);
    const { url } = await createPublishedWith(staff, imageOf(file));
    expect((await sharp(await get(visitor, url), { animated: true }).metadata()).pages).toBe(3);
    expect((await sharp(await get(visitor, `${url}?format=webp`), { animated: true }).metadata()).pages).toBe(3);
    expect((await sharp(await get(visitor, `${url}?format=jpeg`)).metadata()).format).toBe('jpeg');
  });

  test('is the SVG itself, and pixels only on request', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, drawing)));
    const response = await visitor.fetch(`${url}?w=320`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(await get(visitor, `${url}?format=webp`)).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
    });
    const cropped = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, `${drawing}\n`), { width: 8, height: 6 }),
    );
    expect(await sharp(await get(visitor, cropped.url)).metadata()).toMatchObject({
      format: 'png',
      width: 8,
      height: 6,
    });
  });
});

describe('a crop', () => {
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
    const { url } = await createPublishedWith(staff, imageOf(await addFile(staff, await imageOfQuarters()), crop));
    const image = await get(visitor, url);
    const { width, height } = await sharp(image).metadata();
    expect({ width, height }).toEqual({ width: crop.width, height: crop.height });
    expect(await colours(image)).toEqual(expected);
  });

  test('is relative to the displayed image, not to the camera orientation', async () => {
    const lying = await sharp(await imageOfQuarters())
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url } = await createPublishedWith(
      staff,
      imageOf(await addFile(staff, lying), { x: 20, width: 20, height: 40 }),
    );
    expect(await colours(await get(visitor, url))).toEqual(['red', 'red', 'green', 'green']);
  });

  test('at any angle keeps its size, and its empty corners are white in a JPEG', async () => {
    const square = await addFile(staff, await jpegWithLocation(1, { width: 100, height: 100, color: '#000000' }));
    const { url } = await createPublishedWith(staff, imageOf(square, { width: 141, height: 141, rotate: 45 }));
    const { data, info } = await sharp(await get(visitor, url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([141, 141]);
    expect(data[0]).toBeGreaterThan(240);
    expect(data[(70 * 141 + 70) * info.channels]).toBeLessThan(15);
  });

  test('of partial pixels is rounded to whole pixels', async () => {
    const file = await addFile(staff, await imageOfQuarters(40));
    const { url } = await createPublishedWith(staff, imageOf(file, { x: 10.4, y: 0.6, width: 20.5, height: 0.2 }));
    expect(await sharp(await get(visitor, url)).metadata()).toMatchObject({ width: 21, height: 1 });
  });

  test('has an address of its own', async () => {
    const file = await addFile(staff, await imageOfQuarters(40));
    const urls = await Promise.all(
      [null, whole, { ...whole, rotate: 90 }].map(
        async (crop) => (await createPageWith(staff, imageOf(file, crop))).url,
      ),
    );
    expect(new Set(urls.map((url) => /[0-9a-f]{40}/.exec(url)?.[0])).size).toBe(3);
  });
});
