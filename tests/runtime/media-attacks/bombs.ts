import { crc32, createDeflate, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createImage } from '../../support/media-files.ts';

/** Width and height in pixels of an image that no machine should decode. */
const sidePixels = 30_000;

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function* zeros(bytes: number): Iterable<Buffer> {
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}

/** That many compressed zeros, without ever holding them in memory. */
const compressed = (bytes: number, to = createDeflate({ level: 9 })) => buffer(Readable.from(zeros(bytes)).pipe(to));

type Png = {
  width: number;
  height: number;
  depth: 1 | 8 | 16;
  colour: 0 | 2 | 6;
  interlaced?: boolean;
  /** The number of lines it really has, if the header claims more. */
  lines?: number;
};

const channels = { 0: 1, 2: 3, 6: 4 } as const;

/** A PNG of one colour with all of its pixels; `more` is inserted between header and pixels. */
export async function flatPng(png: Png, ...more: Buffer[]): Promise<Buffer> {
  const { width, height, depth, colour, interlaced, lines = height } = png;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const line = Math.ceil((width * depth * channels[colour]) / 8) + 1;
  // The seven passes of an interlaced image add fewer than two more filter bytes per line.
  const pixels = await compressed(line * lines + (interlaced ? height * 3 : 0));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', head), ...more, chunk('IDAT', pixels), end]);
}

/** 900 million pixels in about 110 kB. */
export const pngBomb = () => flatPng({ width: sidePixels, height: sidePixels, depth: 1, colour: 0 });

/** One line of the maximum width of a PNG, with the maximum height claimed. */
export const pngClaim = () => flatPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, depth: 1, colour: 0, lines: 1 });

/** A small image with a comment that decompresses to 500 MB. */
export async function pngTextBomb(): Promise<Buffer> {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), await compressed(500 * 1024 * 1024)]);
  return flatPng({ width: 30, height: 20, depth: 8, colour: 2 }, chunk('zTXt', text));
}

/** A small image with a colour profile that decompresses to 500 MB. */
export async function pngProfileBomb(): Promise<Buffer> {
  const profile = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), await compressed(500 * 1024 * 1024)]);
  return flatPng({ width: 30, height: 20, depth: 8, colour: 2 }, chunk('iCCP', profile));
}

/** Overwrites bytes at the first occurrence of a marker. */
function patch(bytes: Buffer, mark: Buffer, offset: number, value: Buffer): Buffer {
  const at = bytes.indexOf(mark);
  if (at < 0) throw new Error('the marker is missing');
  const patched = Buffer.from(bytes);
  value.copy(patched, at + offset);
  return patched;
}

const uint16 = (value: number, write: 'writeUInt16BE' | 'writeUInt16LE'): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes[write](value);
  return bytes;
};

const bothSides = (write: 'writeUInt16BE' | 'writeUInt16LE', value = sidePixels): Buffer =>
  Buffer.concat([uint16(value, write), uint16(value, write)]);

export async function jpegBomb(progressive: boolean): Promise<Buffer> {
  const small = await createImage({ width: 64, height: 64 }).jpeg({ progressive }).toBuffer();
  return patch(small, Buffer.from([0xff, progressive ? 0xc2 : 0xc0]), 5, bothSides('writeUInt16BE'));
}

export async function gifBomb(): Promise<Buffer> {
  const small = await createImage({ width: 64, height: 64 }).gif().toBuffer();
  const screen = patch(small, Buffer.from('GIF8'), 6, bothSides('writeUInt16LE'));
  return patch(screen, Buffer.from([0x2c, 0, 0, 0, 0, 64, 0]), 5, bothSides('writeUInt16LE'));
}

/** A WebP cannot be larger than 16,383 by 16,383. */
export async function webpBomb(): Promise<Buffer> {
  const small = await createImage({ width: 64, height: 64 }).webp().toBuffer();
  return patch(small, Buffer.from([0x9d, 0x01, 0x2a]), 3, bothSides('writeUInt16LE', 16_383));
}

export async function avifBomb(): Promise<Buffer> {
  const small = await createImage({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer();
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(sidePixels, 0);
  sizes.writeUInt32BE(sidePixels, 4);
  return patch(small, Buffer.from('ispe'), 8, sizes);
}

/** Stored in several passes, so that a decoder holds all of it. */
export const progressiveJpeg = (pixels: number, chromaSubsampling: '4:2:0' | '4:4:4'): Promise<Buffer> =>
  createImage({ width: pixels, height: pixels }).jpeg({ progressive: true, chromaSubsampling }).toBuffer();

/** 12 million pixels of 12 bits in less than 1 kB. */
export const flatAvif = (): Promise<Buffer> =>
  createImage({ width: 4_000, height: 3_000 }).avif({ effort: 0, bitdepth: 12 }).toBuffer();

/** A GIF of many full-size frames: they are stacked in memory while they are processed. */
export async function gifOfFrames(count: number): Promise<Buffer> {
  const one = await createImage({ width: 2_000, height: 2_000 }).gif({ effort: 1, loop: 0 }).toBuffer();
  const start = one.indexOf(Buffer.from([0x21, 0xf9]));
  const frame = one.subarray(start, -1);
  return Buffer.concat([one.subarray(0, start), ...Array.from({ length: count }, () => frame), one.subarray(-1)]);
}

type Entry = { name: string; content: Buffer; size: number };

/** A ZIP file with one compressed entry. */
function zipOf({ name, content, size }: Entry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), content]);
}

/** An Office file whose content list decompresses to 1 GB. */
export async function officeBomb(): Promise<Buffer> {
  const size = 1024 ** 3;
  const content = await compressed(size, createDeflateRaw({ level: 9 }));
  return zipOf({ name: '[Content_Types].xml', content, size });
}

const svg = (inner: string, attributes = 'viewBox="0 0 30 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="9" height="9"/>${inner}</svg>`;

const largeSVG = (inner: string) => svg(inner, 'width="2000" height="2000"');

const crossingPoint = (_: unknown, index: number) => `L${(index * 7919) % 2000} ${(index * 104_729) % 2000}`;

/** SVGs that need more than any machine can render. */
export const svgBombs: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['of a million by a million', () => svg('', 'width="1000000" height="1000000"')],
  [
    'that repeats itself',
    () => {
      const levels = Array.from(
        { length: 40 },
        (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
      );
      return svg(`<defs><g id="a0"><rect width="1" height="1"/></g>${levels.join('')}</defs><use href="#a40"/>`);
    },
  ],
  [
    'of entities within entities',
    () => {
      const entities = Array.from(
        { length: 9 },
        (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? '' : level - 1};`.repeat(10)}">`,
      );
      return `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities.join('')}]>${svg('<text>&a8;</text>')}`;
    },
  ],
  ['of elements within elements', () => svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)],
  [
    'with an image of 30,000 by 30,000 within',
    async () => {
      const data = (await pngBomb()).toString('base64');
      return svg(`<image width="30" height="20" href="data:image/png;base64,${data}"/>`);
    },
  ],
  [
    'with a filter over a huge area',
    () =>
      svg(
        '<filter id="f" x="-99999999" y="-99999999" width="199999999" height="199999999" filterUnits="userSpaceOnUse">' +
          '<feGaussianBlur stdDeviation="9999999"/><feTurbulence baseFrequency="9" numOctaves="99"/></filter>' +
          '<rect width="9" height="9" filter="url(#f)"/>',
      ),
  ],
  [
    'of 5,000 by 5,000 under ten filters',
    () => {
      const filters = `<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(10)}</filter>`;
      const styles = '<style>.b { filter: blur(99px) blur(99px) }</style>';
      const shapes = ['filter="url(#f)"', 'class="b"', 'style="filter:blur(99px) url(#f)"'];
      return svg(
        filters + styles + shapes.map((shape) => `<rect width="5000" height="5000" ${shape}/>`).join(''),
        'width="5000" height="5000"',
      );
    },
  ],
  [
    'of 5,000 by 5,000 in two hundred layers',
    () => {
      const layers = '<g opacity="0.99">'.repeat(200);
      return svg(`${layers}<rect width="5000" height="5000"/>${'</g>'.repeat(200)}`, 'width="5000" height="5000"');
    },
  ],
  [
    'of 5,000 by 5,000 in ten layers',
    () => {
      const layers = '<g opacity="0.99">'.repeat(10);
      return svg(`${layers}<rect width="5000" height="5000"/>${'</g>'.repeat(10)}`, 'width="5000" height="5000"');
    },
  ],
  [
    'of dashes without end',
    () => svg('<path d="M0 0H999999999" stroke="red" stroke-dasharray="0.000001" stroke-width="9"/>'),
  ],
  ['of 100,000 shapes', () => svg('<path d="M0 0H9V9"/>'.repeat(100_000))],
  ['of 49,000 shapes', () => svg('<path d="M0 0H9V9"/>'.repeat(49_000))],
  ['of 19,000 shapes that cover all of it', () => largeSVG('<path d="M0 0H2000V2000H0" opacity=".9"/>'.repeat(19_000))],
  ['of 19,000 layers', () => largeSVG('<g opacity=".9"><path d="M0 0H2000V2000H0"/></g>'.repeat(9_500))],
  ['of 19,000 words', () => largeSVG('<text y="999" font-size="900">word</text>'.repeat(9_500))],
  [
    'of a line that crosses itself without end',
    () => largeSVG(`<path stroke="red" d="M0 0${Array.from({ length: 99_000 }, crossingPoint).join('')}"/>`),
  ],
  [
    'of patterns within patterns',
    () => {
      const patterns = Array.from(
        { length: 12 },
        (_, level) =>
          `<pattern id="p${level + 1}" width="0.001" height="0.001"><rect width="30" height="20" fill="url(#p${level})"/></pattern>`,
      );
      return svg(`${patterns.join('')}<rect width="30" height="20" fill="url(#p12)"/>`);
    },
  ],
];
