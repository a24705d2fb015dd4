import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArchiveError, readArchive, writeArchive } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string) => writeArchive(path, (archive) => archive.addBytes('words.txt', Buffer.alloc(100_000)));

async function read(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of readArchive(path)) {
    names.push(entry.header.name);
    for await (const _bytes of entry);
  }
  return names;
}

describe('an archive', () => {
  it('contains what was added, and leaves no other files', async () => {
    const path = join(folder, 'site.tar');
    await write(path);
    expect(await read(path)).toEqual(['words.txt']);
    expect(readdirSync(folder)).toEqual(['site.tar']);
  });

  it.each([
    ['in a missing folder', () => join(folder, 'none', 'site.tar'), /it or its folder does not exist$/],
    ['with the name of a folder', () => folder, /: it is a folder$/],
  ])('%s is refused in one line, for writing and reading', async (_, path, message) => {
    await expect(write(path())).rejects.toThrow(ArchiveError);
    await expect(write(path())).rejects.toThrow(message);
    await expect(read(path())).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
  });
});
