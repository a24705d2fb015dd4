import { type FileHandle, open } from 'node:fs/promises';

/** Names of the main stream in files of old Office versions. */
const contentTypes: Readonly<Record<string, string>> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};

const endOfChain = 0xff_ff_ff_fa;
const entrySize = 128;
const headerSize = 512;
/** More than any document needs; also stops at a cyclic chain. */
const maxSectors = 256;

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function readEntryNames(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + entrySize <= sector.length; at += entrySize) {
    const length = Math.min(64, sector.readUInt16LE(at + 64));
    if (length > 2) names.push(sector.toString('utf16le', at, at + length - 2));
  }
  return names;
}

/** Returns the next sector from the allocation table, whose first 109 sectors are listed in the header. */
async function nextSector(file: FileHandle, header: Buffer, sector: number): Promise<number> {
  const sectorSize = 1 << header.readUInt16LE(30);
  const perSector = sectorSize / 4;
  const table = Math.floor(sector / perSector);
  if (table >= 109) return endOfChain;
  const tableSector = header.readUInt32LE(76 + table * 4);
  const entry = await readBytes(file, (tableSector + 1) * sectorSize + (sector % perSector) * 4, 4);
  return entry.length === 4 ? entry.readUInt32LE() : endOfChain;
}

/**
 * Detects the content type of a compound file (Office 97 to 2003) by its directory entries; see [MS-CFB] 2.6. Null for
 * other compound files: installers, messages, encrypted documents.
 */
export async function compoundFileType(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const header = await readBytes(file, 0, headerSize);
    if (header.length < headerSize || ![9, 12].includes(header.readUInt16LE(30))) return null;
    const sectorSize = 1 << header.readUInt16LE(30);
    let sector = header.readUInt32LE(48);
    for (let count = 0; count < maxSectors && sector < endOfChain; count += 1) {
      const names = readEntryNames(await readBytes(file, (sector + 1) * sectorSize, sectorSize));
      const known = names.find((name) => Object.hasOwn(contentTypes, name));
      if (known) return contentTypes[known] ?? null;
      sector = await nextSector(file, header, sector);
    }
    return null;
  } finally {
    await file.close();
  }
}
