import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addFile, errorsOf, createImage, imageOfQuarters, upload } from '../../support/media-files.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

type Point = readonly [x: number, y: number];

/** Shows a crop, and returns the colours at some points, given as fractions. */
async function showCrop(fileID: number, crop: Record<string, number>, points: readonly Point[]) {
  const query = new URLSearchParams(
    Object.entries({ imageID: fileID, ...crop }).map(([key, value]) => [key, `${value}`]),
  );
  const response = await staff.fetch(`/api/ximblox/medialib/preview-crop?${query}`);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .flatten({ background: '#000000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = points.map(([x, y]) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => (value > 128 ? 1 : 0)).join('');
  });
  return { size: [info.width, info.height], colours };
}

const [red, green, blue, white, black] = ['100', '010', '001', '111', '000'];
const corners: Point[] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
];

test('a progressive JPEG that is too large to be rotated directly keeps its position and size', async () => {
  const progressive = await sharp(await imageOfQuarters(4_900))
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { id } = await addFile(staff, progressive, { fileName: 'progressive.jpg' });
  const whole = { x: 0, y: 0, width: 4_900, height: 4_900, rotate: 90, scaleX: -1, scaleY: 1 };
  expect(await showCrop(id, whole, corners)).toEqual({ size: [2_560, 2_560], colours: [white, green, blue, red] });
  const part = { ...whole, x: 2_450, y: 10, width: 1_000, height: 2_000 };
  expect(await showCrop(id, part, corners)).toEqual({ size: [1_000, 2_000], colours: [green, green, green, green] });
}, 60_000);

test('a progressive JPEG at an arbitrary angle keeps its position and size', async () => {
  const { id } = await addFile(staff, await imageOfQuarters(4_200), { fileName: 'large.png' });
  const whole = { x: 0, y: 0, width: 5_940, height: 5_940, rotate: 45, scaleX: 1, scaleY: 1 };
  const points: Point[] = [
    [0.5, 0.25],
    [0.75, 0.5],
    [0.25, 0.5],
    [0.5, 0.75],
    [0.02, 0.02],
  ];
  expect(await showCrop(id, whole, points)).toEqual({
    size: [2_560, 2_560],
    colours: [red, green, blue, white, black],
  });
}, 60_000);

test.each([
  ['a progressive JPEG with all of its colours', () => jpeg(5_100)],
  [
    'one for print',
    () =>
      createImage({ width: 4_400, height: 4_400 })
        .toColourspace('cmyk')
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  ['an AVIF of 3,100 by 3,100', () => createImage({ width: 3_100, height: 3_100 }).avif({ effort: 0 }).toBuffer()],
])('%s that needs more than 150 MB to decode is refused', async (_what, make) => {
  const response = await upload(staff, await make(), { fileName: 'too-large.jpg' });
  expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
});

function jpeg(side: number): Promise<Buffer> {
  return createImage({ width: side, height: side }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

test('an AVIF of 3,840 by 2,160 is accepted', async () => {
  const file = await addFile(staff, await createImage({ width: 3_840, height: 2_160 }).avif({ effort: 0 }).toBuffer());
  expect(file.dimensions).toEqual({ width: 3_840, height: 2_160 });
});
