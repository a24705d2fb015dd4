import { type FileHandle, open } from 'node:fs/promises';
import { maxMediaFileBytes } from '../media/index.ts';
import { bundleEntryNames, bundlePartNames } from './bundle-format.ts';
import { BundleError } from './bundle-error.ts';

const blockSize = 512;

/** Far more than the largest site has. */
const maxEntries = 250_000;

/** Most bytes of an entry with rows. An export starts a new entry after a few million. */
export const maxRowsEntryBytes = 32 * 1024 * 1024;

type Header = { name: string; size: number; isFile: boolean };

const readText = (header: Buffer, start: number, end: number): string => {
  const bytes = header.subarray(start, end);
  const nul = bytes.indexOf(0);
  return bytes.toString('latin1', 0, nul === -1 ? bytes.length : nul);
};

/** A bundle needs only the plain tar format: short names, sizes in octal digits. */
function readHeader(header: Buffer): Header {
  const size = /^ *([0-7]{1,11}) *$/.exec(readText(header, 124, 136))?.[1];
  const type = readText(header, 156, 157);
  const isPlain = size !== undefined && (type === '0' || type === '') && readText(header, 345, 500) === '';
  return { name: readText(header, 0, 100), size: Number.parseInt(size ?? '0', 8), isFile: isPlain };
}

const entryOrder: readonly string[] = [
  bundleEntryNames.manifest,
  ...bundlePartNames,
  bundleEntryNames.mediaFolder,
  bundleEntryNames.trailer,
];

/** Returns the position of an entry's part in the fixed order; -1 for an unknown name. */
function rankOf(name: string): number {
  if (name === bundleEntryNames.manifest || name === bundleEntryNames.trailer) return entryOrder.indexOf(name);
  if (/^media\/files\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/.test(name))
    return entryOrder.indexOf(bundleEntryNames.mediaFolder);
  const part = /^([a-z-]+)\/\d{6}\.json$/.exec(name)?.[1];
  return part === undefined ? -1 : entryOrder.indexOf(part);
}

const mediaRank = entryOrder.indexOf(bundleEntryNames.mediaFolder);
const trailerRank = entryOrder.length - 1;

function checkEntry({ name, size, isFile }: Header, previousRank: number): number {
  const rank = rankOf(name);
  if (previousRank === -1 && rank !== 0) throw new BundleError('no-bundle');
  // A foreign name is escaped and cut before it is shown.
  const shownName = JSON.stringify(name.slice(0, 80)).slice(1, -1);
  if (!isFile) throw new BundleError('no-file', shownName);
  if (rank === -1) throw new BundleError('unknown-entry', shownName);
  if (rank < previousRank || (rank === previousRank && (rank === 0 || rank === trailerRank)))
    throw new BundleError('damaged', shownName);
  if (size > (rank === mediaRank ? maxMediaFileBytes : maxRowsEntryBytes))
    throw new BundleError('too-large', shownName);
  return rank;
}

/** Reads headers by their position. Small entries share one read of the disk. */
class HeaderReader {
  readonly #window = Buffer.alloc(128 * blockSize);
  readonly #handle: FileHandle;
  #start = 0;
  #length = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Returns the block at a position; shorter at the end of the file. */
  async read(position: number): Promise<Buffer> {
    if (position < this.#start || position + blockSize > this.#start + this.#length) {
      const { bytesRead } = await this.#handle.read(this.#window, 0, this.#window.length, position);
      this.#start = position;
      this.#length = bytesRead;
    }
    const from = position - this.#start;
    return this.#window.subarray(from, Math.min(from + blockSize, this.#length));
  }
}

const isEmpty = (header: Buffer): boolean => header.every((byte) => byte === 0);

async function checkHeaders(handle: FileHandle, length: number): Promise<void> {
  const headers = new HeaderReader(handle);
  let rank = -1;
  for (let [position, count] = [0, 0]; ; count += 1) {
    const header = await headers.read(position);
    if (rank === trailerRank && isEmpty(header)) return;
    if (header.length < blockSize || isEmpty(header)) throw new BundleError(rank === -1 ? 'no-bundle' : 'incomplete');
    if (count >= maxEntries) throw new BundleError('too-many');
    const entry = readHeader(header);
    rank = checkEntry(entry, rank);
    position += blockSize + Math.ceil(entry.size / blockSize) * blockSize;
    if (position > length) throw new BundleError('incomplete');
  }
}

/**
 * Checks the headers of an untrusted file without reading its content: names, types, sizes and order of the entries.
 * The tar library is used only after this check, since it would reserve memory for any size that a header claims. Throws BundleError.
 */
export async function checkBundleStructure(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await checkHeaders(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}
