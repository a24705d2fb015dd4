import { type FileHandle, open } from 'node:fs/promises';
import { largestFileBytes } from '../media/index.ts';
import { entryNames, partNames } from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';

const block = 512;

/** Far more than the largest site has; each costs a moment. */
const mostEntries = 250_000;

/** Bytes of an entry of rows, at most: an export begins a new one after a few million. */
export const longestRows = 32 * 1024 * 1024;

type Header = { name: string; size: number; isFile: boolean };

const readText = (header: Buffer, start: number, end: number): string => {
  const bytes = header.subarray(start, end);
  const nul = bytes.indexOf(0);
  return bytes.toString('latin1', 0, nul === -1 ? bytes.length : nul);
};

/** Of the formats that tar has, the plain one is enough for a bundle: short names, sizes in octal digits. */
function readHeader(header: Buffer): Header {
  const size = /^ *([0-7]{1,11}) *$/.exec(readText(header, 124, 136))?.[1];
  const type = readText(header, 156, 157);
  const isPlain = size !== undefined && (type === '0' || type === '') && readText(header, 345, 500) === '';
  return { name: readText(header, 0, 100), size: Number.parseInt(size ?? '0', 8), isFile: isPlain };
}

const order: readonly string[] = [entryNames.head, ...partNames, entryNames.mediaFolder, entryNames.end];

/** Which part of a bundle an entry belongs to, by its place in their order; -1 for none. */
function placeOf(name: string): number {
  if (name === entryNames.head || name === entryNames.end) return order.indexOf(name);
  if (/^media\/files\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/.test(name)) return order.indexOf(entryNames.mediaFolder);
  const part = /^([a-z-]+)\/\d{6}\.json$/.exec(name)?.[1];
  return part === undefined ? -1 : order.indexOf(part);
}

const mediaPlace = order.indexOf(entryNames.mediaFolder);
const endPlace = order.length - 1;

function checkEntry({ name, size, isFile }: Header, before: number): number {
  const place = placeOf(name);
  if (before === -1 && place !== 0) throw new BundleProblem('no-bundle');
  // A name of others is shown as what it is, cut to what can be read.
  const shown = JSON.stringify(name.slice(0, 80)).slice(1, -1);
  if (!isFile) throw new BundleProblem('no-file', shown);
  if (place === -1) throw new BundleProblem('unknown-entry', shown);
  if (place < before || (place === before && (place === 0 || place === endPlace)))
    throw new BundleProblem('damaged', shown);
  if (size > (place === mediaPlace ? largestFileBytes : longestRows)) throw new BundleProblem('too-large', shown);
  return place;
}

/** Headers by their places; where entries are small, many come with one look at the disk. */
class HeaderReader {
  readonly #window = Buffer.alloc(128 * block);
  readonly #handle: FileHandle;
  #start = 0;
  #length = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** The block at a place; shorter where the file ends before. */
  async read(position: number): Promise<Buffer> {
    if (position < this.#start || position + block > this.#start + this.#length) {
      const { bytesRead } = await this.#handle.read(this.#window, 0, this.#window.length, position);
      this.#start = position;
      this.#length = bytesRead;
    }
    const from = position - this.#start;
    return this.#window.subarray(from, Math.min(from + block, this.#length));
  }
}

const isEmpty = (header: Buffer): boolean => header.every((byte) => byte === 0);

async function walk(handle: FileHandle, length: number): Promise<void> {
  const headers = new HeaderReader(handle);
  let place = -1;
  for (let [position, count] = [0, 0]; ; count += 1) {
    const header = await headers.read(position);
    if (place === endPlace && isEmpty(header)) return;
    if (header.length < block || isEmpty(header)) throw new BundleProblem(place === -1 ? 'no-bundle' : 'incomplete');
    if (count >= mostEntries) throw new BundleProblem('too-many');
    const entry = readHeader(header);
    place = checkEntry(entry, place);
    position += block + Math.ceil(entry.size / block) * block;
    if (position > length) throw new BundleProblem('incomplete');
  }
}

/**
 * Goes from header to header of a file that may be anything, without reading what is between: only names, kinds, sizes
 * and an order that an export has, before a library of tar, which would hold whatever it is told to, looks at it.
 * BundleProblem otherwise.
 */
export async function checkOutline(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await walk(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}
