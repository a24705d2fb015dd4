import 'reflect-metadata';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBundleStructure } from './check-bundle-structure.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox-outline-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the header of an entry, without its content. */
async function headerOf(name: string, size = 0): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name, size });
  for await (const header of archive as AsyncIterable<Buffer>) return header;
  throw new Error('there is no header');
}

async function writeFile(pieces: readonly Buffer[]): Promise<string> {
  const path = join(folder, 'bundle.tar');
  const handle = await open(path, 'w');
  for (const piece of pieces) await handle.write(piece);
  await handle.close();
  return path;
}

/** In units of ten thousand entries. */
const count = process.env.TEST_LONG ? 100 : 26;

test('more entries than any site needs are refused', async () => {
  const many = Buffer.concat(Array<Buffer>(10_000).fill(await headerOf('pages/000001.json')));
  const path = await writeFile([await headerOf('bundle.json'), ...Array<Buffer>(count).fill(many)]);
  await expect(checkBundleStructure(path)).rejects.toMatchObject({ reason: 'too-many' });
});

test('an entry that claims to be too large is refused before it is read', async () => {
  const path = await writeFile([await headerOf('bundle.json'), await headerOf('pages/000001.json', 1024 ** 3)]);
  await expect(checkBundleStructure(path)).rejects.toMatchObject({ reason: 'too-large', place: 'pages/000001.json' });
});
