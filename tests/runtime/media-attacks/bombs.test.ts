import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureUploads } from '../../bench/uploads.ts';
import { addedFile, errorsOf, picture, someName, upload } from '../../rest/media/media-fixtures.ts';
import {
  avifBomb,
  drawingBombs,
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
import { isLong } from '../../support/generated.ts';
import { someOf } from '../../support/some-of.ts';
import { startVictim, type Victim } from './victim.ts';

let victim: Victim;

/** Made once: it takes longer than to refuse it. */
let progressive: Promise<Buffer> | undefined;
const largeProgressive = () => (progressive ??= progressiveJpeg(7_000, '4:2:0'));

beforeAll(async () => {
  victim = await startVictim();
});
afterAll(() => victim.stop());

it('holds no large files in memory, however many come in at once', async () => {
  expect(await measureUploads(victim, isLong ? 100 : 15)).toBe(true);
});

describe('a file that unpacks to more than the machine holds', () => {
  type Bomb = readonly [what: string, make: () => string | Buffer | Promise<string | Buffer>];
  const refused: readonly Bomb[] = [
    ['a PNG of 30,000 by 30,000', pngBomb],
    ['a PNG that claims more than there can be', pngClaim],
    ['a JPEG of 30,000 by 30,000', () => jpegBomb(false)],
    ['a progressive JPEG of 30,000 by 30,000', () => jpegBomb(true)],
    ['a GIF of 30,000 by 30,000', gifBomb],
    ['a WebP of 16,383 by 16,383', webpBomb],
    ['an AVIF of 30,000 by 30,000', avifBomb],
    ['a GIF of 4,100 by 4,100', () => picture({ width: 4_100, height: 4_100 }).gif({ effort: 1 }).toBuffer()],
    ['an Office file with a list of 1 GB', officeBomb],
  ];
  const furtherRefused: readonly Bomb[] = [
    ['a WebP of 5,100 by 5,100', () => picture({ width: 5_100, height: 5_100 }).webp({ effort: 0 }).toBuffer()],
    ['an AVIF of 3,600 by 3,600', () => picture({ width: 3_600, height: 3_600 }).avif({ effort: 0 }).toBuffer()],
  ];

  it.each([...refused, ...(isLong ? furtherRefused : [])])('is refused: %s', async (what, make) => {
    const content = await make();
    const answer = await victim.withstand(what, () => upload(victim.staff, content, { fileName: someName('png') }));
    expect([answer.status, errorsOf(answer)]).toEqual([400, ['V_12 media.f']]);
  });

  const flat = (png: Omit<Parameters<typeof flatPng>[0], 'width' | 'height'>) => () =>
    flatPng({ width: 7_000, height: 7_000, ...png });
  const bombs: readonly Bomb[] = [
    ['a PNG with a comment of 500 MB', pngTextBomb],
    ['a GIF of 2,000 frames', () => gifOfFrames(2_000)],
    ['a PNG of 7,000 by 7,000', flat({ depth: 8, colour: 2 })],
    ...someOf(drawingBombs, 3).map(([what, make]) => [`a drawing ${what}`, make] as const),
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

  it.each([...bombs, ...(isLong ? furtherBombs : [])])(
    'is refused, or is harmless in every form: %s',
    async (what, make) => {
      const content = await make();
      const send = () => upload(victim.staff, content, { fileName: someName('png') });
      const { status, body } = await victim.withstand(what, send);
      expect([200, 400]).toContain(status);
      if (status !== 200) return;
      for (const form of ['w=320', 'w=320&format=webp', 'w=640&format=jpeg&ratio=1:1', 'w=2560&format=jpeg']) {
        const show = () => victim.staff.fetch(`${body.file.url}&${form}`);
        expect((await victim.withstand(`${what}, ${form}`, show)).status).toBeLessThan(500);
      }
    },
  );
});

describe('a crop that would turn a picture into more', () => {
  const crops = [
    ['at a crooked angle', { rotate: 45, width: 9_899, height: 9_899 }],
    ['at a crooked angle, one pixel of it', { rotate: 0.1, width: 1, height: 1 }],
    ['upside down', { scaleY: -1, width: 7_000, height: 7_000 }],
    ['on its side', { rotate: 270, width: 7_000, height: 7_000 }],
  ] as const;

  it.each(isLong ? crops : crops.slice(0, 1))('shows it %s', async (what, crop) => {
    const { id } = await addedLarge();
    const query = Object.entries({ imageID: id, x: 0, y: 0, rotate: 0, scaleX: 1, scaleY: 1, ...crop });
    const path = `/api/ximblox/medialib/preview-crop?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
    const answer = await victim.withstand(`7,000 by 7,000 ${what}`, () => victim.staff.fetch(path));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  let large: Promise<{ id: number }> | undefined;
  const addedLarge = () =>
    (large ??= largeProgressive().then((content) => addedFile(victim.staff, content, { fileName: 'large.jpg' })));
});
