import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readBundle, writeBundle } from '../support/bundles.ts';
import { copyLedger, countEntries, findLostWrites, startWriters } from '../support/ledger.ts';
import { isLongRun } from '../support/random.ts';
import { copyPreparedData } from '../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';
import { runCommand } from '../support/run-command.ts';
import { createClient } from '../support/test-client.ts';

let folder: string;

beforeEach(() => {
  folder = makeAccessibleFolder('ximblox backup ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(name: string): Promise<Product> {
  const options = { logFile: join(folder, `${name}.log`), dataDir: join(folder, name) };
  const product = await startProduct(options);
  onTestFinished(() => product.stop());
  return product;
}

const run = (command: string, name: string, ...given: string[]) => runCommand(command, join(folder, name), given);

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

type BackupsResponse = { backups: Record<'lastBackup' | 'lastRestore', { madeAt: string; files: number } | null> };

async function readBackups({ address }: Product): Promise<BackupsResponse['backups']> {
  const client = createClient(address);
  await client.post('/auth/login', administrator);
  const query = '{ backups { lastBackup { madeAt files } lastRestore { madeAt files } } }';
  return (await client.graphql<BackupsResponse>(query)).data.backups;
}

it('a backup made during writes restores everything that was acknowledged before it', async () => {
  const file = join(folder, 'site.tar');
  copyPreparedData(join(folder, 'data'), 'demo');
  const first = await start('data');
  const writing = startWriters(first.address);
  await expect.poll(() => countEntries(writing.ledger), { timeout: 60_000 }).toBeGreaterThan(30);
  const before = copyLedger(writing.ledger);
  const made = run('backup', 'data', file);
  const session = createClient(first.address);
  await session.post('/auth/login', administrator);
  console.log(await made);
  await writing.stop();
  expect(await findLostWrites(first.address, before)).toEqual([]);

  expect(await run('restore', 'data', '--try', file)).toMatch(/^Tried out /);
  const output = await readBackups(first);
  expect(output.lastBackup).not.toBeNull();
  expect(output.lastRestore).toEqual(output.lastBackup);
  await expect(run('restore', 'data', file)).rejects.toThrow(/^The database is not empty: restore into a new DATA_DIR/);
  await first.stop();

  expect(await run('restore', 'other', file)).toMatch(/^Restored .* media files/m);
  const second = await start('other');
  expect(await findLostWrites(second.address, before)).toEqual([]);
  const old = createClient(second.address);
  for (const [name, value] of session.cookies) old.cookies.set(name, value);
  expect((await old.post('/auth/user')).body.ID).toBe(0);
  const later = startWriters(second.address);
  await expect.poll(() => countEntries(later.ledger), { timeout: 60_000 }).toBeGreaterThan(4);
  expect(await findLostWrites(second.address, await later.stop())).toEqual([]);
});

it('a backup that is damaged, truncated or invalid is refused in one line, and leaves an empty installation', {
  timeout: 300_000,
}, async () => {
  const file = join(folder, 'site.tar');
  copyPreparedData(join(folder, 'data'), 'demo');
  await run('backup', 'data', file);
  const whole = readFileSync(file);
  const faults: [string, Buffer, RegExp][] = [
    ['cut off', whole.subarray(0, whole.length - 4096), /^.*incomplete.*$/],
    ['none', Buffer.from('no backup at all'), /^.*cannot be read.*$/],
    ['newer', Buffer.from(whole.toString('latin1').replace('0001-initial', '9999-initial'), 'latin1'), /newer release/],
  ];
  const entries = await readBundle(whole);
  const renamed = (name: string) =>
    writeBundle(
      entries.map(({ header, body }) => ({
        header: { name: header.name.startsWith('media/files/') ? `media/${name}` : header.name },
        body,
      })),
    );
  const changed = (from: string, to: string) =>
    writeBundle(
      entries.map(({ header, body }) => ({
        header,
        body: header.name === 'manifest.json' ? Buffer.from(body.toString('utf8').replace(from, to)) : body,
      })),
    );
  faults.push(
    ['other bytes', await renamed('files/ab/ab'), /^The backup's files\/ab\/ab is damaged$/],
    [
      'unknown column',
      await changed('"file_name"', '"no_such"'),
      /^The backup's table \w+ does not fit: it has no_such$/,
    ],
  );
  if (isLongRun)
    faults.push(
      ['half', whole.subarray(0, 512 * Math.floor(whole.length / 1024)), /^.*incomplete.*$/],
      ['impossible name', await renamed('files/../../etc/passwd'), /^The backup is damaged: it holds a file under .*$/],
    );
  for (const [name, bytes, message] of faults) {
    const broken = join(folder, `${name}.tar`);
    writeFileSync(broken, bytes);
    await expect(run('restore', 'other', broken), name).rejects.toThrow(message);
    expect(filesBelow(join(folder, 'other', 'media')), name).toEqual([]);
  }
  expect(await run('restore', 'other', file)).toMatch(/^Restored /m);
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  await expect(run('backup', 'data')).rejects.toThrow(/^Use: npm run backup -- FILE$/);
});
