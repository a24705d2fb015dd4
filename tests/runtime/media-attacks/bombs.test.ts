import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureUploads } from '../../bench/uploads.ts';
import { addFile, errorsOf, createImage, uniqueFileName, upload } from '../../support/media-files.ts';
import {
  avifBomb,
  svgBombs,
  flatAvif,
  flatPng,
  gifBomb,
  gifOfFrames,
  jpegBomb,
  officeBomb,
  pngBomb,
  pngClaim,
  pngProfileBomb,
  pngTextBomb,
  progressiveJpeg,
  webpBomb,
} from './bombs.ts';
import { isLongRun } from '../../support/random.ts';
import { sampleCases } from '../../support/sample-cases.ts';
import { startAttackedProduct, type AttackedProduct } from './attacked-product.ts';

let victim: AttackedProduct;

/** Created once: creating it takes longer than refusing it. */
let progressive: Promise<Buffer> | undefined;
const largeProgressive = () => (progressive ??= progressiveJpeg(7_000, '4:2:0'));

beforeAll(async () => {
  victim = await startAttackedProduct();
});
afterAll(() => victim.stop());

it('holds no large files in memory, however many arrive in parallel', async () => {
  expect(await measureUploads(victim, isLongRun ? 100 : 15)).toBe(true);
});

describe("a file that decompresses to more than the machine's memory", () => {
  type Bomb = readonly [what: string, make: () => string | Buffer | Promise<string | Buffer>];
  const refused: readonly Bomb[] = [
    ['a PNG of 30,000 by 30,000', pngBomb],
    ['a PNG that claims more than there can be', pngClaim],
    ['a JPEG of 30,000 by 30,000', () => jpegBomb(false)],
    ['a progressive JPEG of 30,000 by 30,000', () => jpegBomb(true)],
    ['a GIF of 30,000 by 30,000', gifBomb],
    ['a WebP of 16,383 by 16,383', webpBomb],
    ['an AVIF of 30,000 by 30,000', avifBomb],
    ['a GIF of 4,100 by 4,100', () => createImage({ width: 4_100, height: 4_100 }).gif({ effort: 1 }).toBuffer()],
    ['an Office file with a list of 1 GB', officeBomb],
  ];
  const furtherRefused: readonly Bomb[] = [
    ['a WebP of 5,100 by 5,100', () => createImage({ width: 5_100, height: 5_100 }).webp({ effort: 0 }).toBuffer()],
    ['an AVIF of 3,600 by 3,600', () => createImage({ width: 3_600, height: 3_600 }).avif({ effort: 0 }).toBuffer()],
  ];

  it.each([...refused, ...(isLongRun ? furtherRefused : [])])('is refused: %s', async (what, make) => {
    const content = await make();
    const response = await victim.measureAttack(what, () =>
      upload(victim.staff, content, { fileName: uniqueFileName('png') }),
    );
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
  });

  const flat = (png: Omit<Parameters<typeof flatPng>[0], 'width' | 'height'>) => () =>
    flatPng({ width: 7_000, height: 7_000, ...png });
  const bombs: readonly Bomb[] = [
    ['a PNG with a comment of 500 MB', pngTextBomb],
    ['a GIF of 2,000 frames', () => gifOfFrames(2_000)],
    ['a PNG of 7,000 by 7,000', flat({ depth: 8, colour: 2 })],
    ...sampleCases(svgBombs, 3).map(([what, make]) => [`a drawing ${what}`, make] as const),
  ];
  const furtherBombs: readonly Bomb[] = [
    ['a progressive JPEG of 7,000 by 7,000', largeProgressive],
    ['a PNG with a colour profile of 500 MB', pngProfileBomb],
    ['a PNG of 7,000 by 7,000 and 16 bits', flat({ depth: 16, colour: 6 })],
    ['a PNG of 7,000 by 7,000, interlaced', flat({ depth: 8, colour: 2, interlaced: true })],
    ['the same of 16 bits, interlaced', flat({ depth: 16, colour: 6, interlaced: true })],
    ['a progressive JPEG of 7,000 by 7,000 with all of its colours', () => progressiveJpeg(7_000, '4:4:4')],
    ['an AVIF of 4,000 by 3,000', flatAvif],
  ];

  it.each([...bombs, ...(isLongRun ? furtherBombs : [])])(
    'is refused, or is harmless in every variant: %s',
    async (what, make) => {
      const content = await make();
      const send = () => upload(victim.staff, content, { fileName: uniqueFileName('png') });
      const { status, body } = await victim.measureAttack(what, send);
      expect([200, 400]).toContain(status);
      if (status !== 200) return;
      for (const form of ['w=320', 'w=320&format=webp', 'w=640&format=jpeg&ratio=1:1', 'w=2560&format=jpeg']) {
        const show = () => victim.staff.fetch(`${body.file.url}&${form}`);
        expect((await victim.measureAttack(`${what}, ${form}`, show)).status).toBeLessThan(500);
      }
    },
  );
});

describe('a crop that would enlarge an image', () => {
  const crops = [
    ['at an arbitrary angle', { rotate: 45, width: 9_899, height: 9_899 }],
    ['at an arbitrary angle, one pixel of it', { rotate: 0.1, width: 1, height: 1 }],
    ['upside down', { scaleY: -1, width: 7_000, height: 7_000 }],
    ['on its side', { rotate: 270, width: 7_000, height: 7_000 }],
  ] as const;

  it.each(isLongRun ? crops : crops.slice(0, 1))('is shown %s', async (what, crop) => {
    const { id } = await addedLarge();
    const query = Object.entries({ imageID: id, x: 0, y: 0, rotate: 0, scaleX: 1, scaleY: 1, ...crop });
    const path = `/api/ximblox/medialib/preview-crop?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
    const response = await victim.measureAttack(`7,000 by 7,000 ${what}`, () => victim.staff.fetch(path));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  let large: Promise<{ id: number }> | undefined;
  const addedLarge = () =>
    (large ??= largeProgressive().then((content) => addFile(victim.staff, content, { fileName: 'large.jpg' })));
});
