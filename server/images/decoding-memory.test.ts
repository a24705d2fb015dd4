import { expect, test } from 'vitest';
import { decodingMemoryBytes, uncompressedBytes } from './decoding-memory.ts';

const jpeg = {
  format: 'jpeg',
  width: 100,
  height: 10,
  channels: 3,
  depth: 'uchar',
  chromaSubsampling: '4:2:0',
} as const;
const png = { ...jpeg, format: 'png', channels: 4, depth: 'ushort', bitsPerSample: 16 } as const;
const avif = { ...jpeg, format: 'heif', bitsPerSample: 8 } as const;

test.each([
  ['a JPEG, line by line', { ...jpeg, isProgressive: false }, 0],
  ['a progressive JPEG', { ...jpeg, isProgressive: true }, 3_000],
  ['one with half of its colours', { ...jpeg, isProgressive: true, chromaSubsampling: '4:2:2' }, 4_000],
  ['one with all of its colours', { ...jpeg, isProgressive: true, chromaSubsampling: '4:4:4' }, 6_000],
  ['one for print', { ...jpeg, isProgressive: true, chromaSubsampling: '4:4:4:4', channels: 4 } as const, 8_000],
  ['a PNG, line by line', { ...png, isProgressive: false }, 0],
  ['an interlaced PNG', { ...png, isProgressive: true }, 8_000],
  ['an AVIF', { ...avif, isProgressive: false }, 16_000],
  ['an AVIF of 12 bits', { ...avif, isProgressive: false, bitsPerSample: 12 }, 20_000],
])('decoding %s', (_what, metadata, bytes) => {
  expect(decodingMemoryBytes(metadata)).toBe(bytes);
});

test('an uncompressed image has a value for every colour of every pixel', () => {
  expect([jpeg, png].map((metadata) => uncompressedBytes({ ...metadata, isProgressive: false }))).toEqual([
    3_000, 8_000,
  ]);
});
