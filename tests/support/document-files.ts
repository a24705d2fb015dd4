import { crc32 } from 'node:zlib';

type Entry = { name: string; content: string };

function localHeader({ name, content }: Entry): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(bytes), 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt32LE(bytes.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), bytes]);
}

function centralHeader({ name, content }: Entry, offset: number): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt32LE(crc32(bytes), 16);
  header.writeUInt32LE(bytes.length, 20);
  header.writeUInt32LE(bytes.length, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name)]);
}

/** A ZIP file with uncompressed entries. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = localHeader(entry);
    directory.push(centralHeader(entry, offset));
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

/** The minimum of an Office file that is recognised as one. */
export function office(mainType: string): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Override PartName="/main.xml" ContentType="${mainType}.main+xml"/></Types>`;
  return zip([
    { name: '[Content_Types].xml', content: types },
    { name: 'main.xml', content: '<main/>' },
  ]);
}

/** The minimum of an OpenDocument file that is recognised as one. */
export const openDocument = (kind: string): Buffer =>
  zip([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
    { name: 'content.xml', content: '<office/>' },
  ]);

/** A compound file (Office 97 to 2003) with one sector of table and `padding` + 1 sectors of directory. */
export function compoundFile(streamName: string, padding = 0): Buffer {
  const sector = 512;
  const file = Buffer.alloc(sector * (3 + padding));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, sector);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, sector, sector * 2);
  for (let number = 1; number <= padding; number += 1) file.writeUInt32LE(number + 1, sector + number * 4);
  file.writeUInt32LE(0xfffffffe, sector + (padding + 1) * 4);
  const entry = sector * (2 + padding) + 128;
  file.write(streamName, entry, 'utf16le');
  file.writeUInt16LE((streamName.length + 1) * 2, entry + 64);
  return file;
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
