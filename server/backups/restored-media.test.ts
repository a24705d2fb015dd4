import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ArchiveEntry, ArchiveError } from '../shared/archive/index.ts';
import { LocalStorage } from '../shared/storage/index.ts';
import { RestoredMedia } from './restored-media.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox-restored-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (text: string): ArchiveEntry => ({
  header: { name: 'media/x', size: text.length },
  async *[Symbol.asyncIterator]() {
    yield Buffer.from(text);
  },
});

const listFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name);

it.each(['files/../../etc/passwd', '/etc/passwd', '', 'Files/ä'])(
  'a file with the invalid name "%s" is refused with a message of one line',
  async (key) => {
    const media = new RestoredMedia(new LocalStorage(folder));
    const persisted = media.persist(key, entry('a'));
    await expect(persisted).rejects.toThrow(ArchiveError);
    await expect(persisted).rejects.toThrow(/^The backup is damaged: it holds a file under the name [^\n]*$/);
  },
);

it('files are removed again unless the whole backup was restored', async () => {
  const media = new RestoredMedia(new LocalStorage(folder));
  await media.persist('variants/ab', entry('a'));
  await expect(media.persist('files/ab', entry('b'))).rejects.toThrow('is damaged');
  expect(listFiles()).toEqual(['ab']);
  await media.rollBack();
  expect(listFiles()).toEqual([]);
  await media.persist('variants/ab', entry('a'));
  media.commit();
  await media.rollBack();
  expect(listFiles()).toEqual(['ab']);
});
