import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choosePostgresAccount } from '../../server/app/embedded-database/system-account.ts';
import { preparePostgresBinaries } from '../../server/app/embedded-database/postgres-binaries.ts';
import { launchPostgres } from '../../server/app/embedded-database/postgres-process.ts';
import { defaultPostgresSettings } from '../../server/app/embedded-database/postgres-settings.ts';
import { isLongRun } from '../support/random.ts';
import {
  endAllDatabases,
  isAlive,
  postgresPid,
  query,
  queryUntilSuccess,
  runDatabase,
  spawnDatabase,
} from './run-database.ts';

const isRoot = process.getuid?.() === 0;
const createNote = "create table note (word text); insert into note values ('still here')";
const stored = [{ word: 'still here' }];

let template: string;
let folder: string;
let dataDir: string;

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'ximblox template '));
  chmodSync(template, 0o755);
  const { url, stop } = await runDatabase(join(template, 'data'));
  await query(url, createNote);
  await stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox database '));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await endAllDatabases();
  rmSync(folder, { recursive: true, force: true });
});

/** A stopped database with a row in it, so that most tests need not create one. */
function copyDatabase(): { location: string; cluster: string; pidFile: string } {
  spawnSync('cp', ['-a', join(template, 'data'), dataDir]);
  const location = join(dataDir, 'database');
  return { location, cluster: join(location, 'cluster'), pidFile: join(location, 'cluster', 'postmaster.pid') };
}

describe('the embedded database', () => {
  it('is created at the first start and keeps its data through a stop and a start', async () => {
    const first = await runDatabase(dataDir);
    await query(first.url, createNote);
    const postgres = postgresPid(first.location);
    expect(await first.stop()).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(existsSync(join(first.location, 'cluster', 'postmaster.pid'))).toBe(false);

    const second = await runDatabase(dataDir);
    expect(await query(second.url, 'select word from note')).toEqual(stored);
  });

  it('compares text by Unicode, in every machine language', async () => {
    copyDatabase();
    const { url } = await runDatabase(dataDir);
    const facts = await query(
      url,
      `select datlocprovider, datlocale, pg_encoding_to_char(encoding) encoding, upper('é') upper,
       current_setting('fsync') fsync, current_setting('synchronous_commit') commit
       from pg_database where datname = current_database()`,
    );
    expect(facts).toEqual([
      { datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8', upper: 'É', fsync: 'on', commit: 'on' },
    ]);
  });

  it('listens on loopback only, and requires the password', async () => {
    copyDatabase();
    const { url } = await runDatabase(dataDir);
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(await query(url, "select setting from pg_settings where name = 'listen_addresses'")).toEqual([
      { setting: '127.0.0.1' },
    ]);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('reveals its secrets in no log, process list or environment, and keeps them in a file of its owner', async () => {
    copyDatabase();
    const { url, location, lines } = await runDatabase(dataDir);
    const { password } = new URL(url);
    const pid = postgresPid(location);
    const output = [readFileSync(`/proc/${pid}/cmdline`), readFileSync(`/proc/${pid}/environ`)].join('\n');
    const logged = [...lines.filter((line) => !line.startsWith('{')), readFileSync(join(location, 'postgres.log'))];
    expect(`${output}\n${logged.join('\n')}`).not.toMatch(new RegExp(`${password}|secret-of-the-server`));
    expect(statSync(join(location, 'password')).mode & 0o777).toBe(0o600);
  });

  it('is restarted on the same address if it is killed under the running server', async () => {
    copyDatabase();
    const { url, location, lines } = await runDatabase(dataDir);
    const pid = postgresPid(location);
    process.kill(pid, 'SIGKILL');
    expect(await queryUntilSuccess(url, 'select word from note')).toBeLessThan(10_000);
    expect(postgresPid(location)).not.toBe(pid);
    expect(lines).toContain('The database ended unexpectedly (signal SIGKILL); starting it again');
  });

  it('is restarted as soon as the last process of the killed one has ended', async () => {
    copyDatabase();
    const { url, location, lines } = await runDatabase(dataDir);
    const held = new Client({ connectionString: url });
    held.on('error', () => {});
    await held.connect();
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    // A stopped process does not notice that its parent died, and keeps their shared memory.
    process.kill(backend, 'SIGSTOP');
    process.kill(postgresPid(location), 'SIGKILL');
    const log = () => readFileSync(join(location, 'postgres.log'), 'utf8');
    await expect.poll(log, { timeout: 5_000 }).toContain('pre-existing shared memory block');

    process.kill(backend, 'SIGCONT');
    expect(await queryUntilSuccess(url, 'select word from note')).toBeLessThan(10_000);
    expect(lines.filter((line) => line.includes('ended unexpectedly'))).toEqual([
      'The database ended unexpectedly (signal SIGKILL); starting it again',
    ]);
  });

  it('is stopped by the next start and keeps its data if only the server was killed', async () => {
    copyDatabase();
    const first = await runDatabase(dataDir);
    const orphan = postgresPid(first.location);
    await first.kill();
    expect(isAlive(orphan)).toBe(true);

    const second = await runDatabase(dataDir);
    expect(isAlive(orphan)).toBe(false);
    expect(second.lines[0]).toBe(`Stopping the database that an earlier run left behind (process ${orphan})`);
    expect(await query(second.url, 'select word from note')).toEqual(stored);
  });

  it('keeps what it just acknowledged if server and database are both killed', async () => {
    copyDatabase();
    const first = await runDatabase(dataDir);
    await query(first.url, "insert into note values ('the latest')");
    process.kill(first.process.pid ?? 0, 'SIGKILL');
    process.kill(postgresPid(first.location), 'SIGKILL');
    await first.exited;

    const second = await runDatabase(dataDir);
    expect(await query(second.url, 'select word from note')).toEqual([...stored, { word: 'the latest' }]);
  });

  it('keeps running while Ctrl-C makes the server finish its last requests', async () => {
    copyDatabase();
    const { process: server, url, location, lines, stop } = await runDatabase(dataDir);
    const postgres = postgresPid(location);
    process.kill(-(server.pid ?? 0), 'SIGINT');
    await expect.poll(() => lines).toContain('Finishing the last requests');
    // If the database had received the signal too, it would be stopping by now.
    await sleep(200);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await stop()).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it('refuses a second server on the same data folder in one line, and does not affect the first', async () => {
    copyDatabase();
    const { url } = await runDatabase(dataDir);
    const second = spawnDatabase(dataDir);
    expect(await second.exited).toBe(1);
    expect(second.lines).toEqual([
      `StartError: Another server is running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder`,
    ]);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('runs two data folders side by side', async () => {
    copyDatabase();
    const [one, other] = [await runDatabase(dataDir), await runDatabase(join(folder, 'other data'))];
    expect(new URL(one.url).port).not.toBe(new URL(other.url).port);
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('uses another port if the chosen one is taken in the meantime', async () => {
    const { cluster, location } = copyDatabase();
    const place = { dataDir, folder: location, account: choosePostgresAccount(cluster) };
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const binaries = preparePostgresBinaries(location, place.account);
    const launch = { location: place, binaries, settings: defaultPostgresSettings, log: () => {} };
    expect(await launchPostgres(launch, port)).toEqual({ reason: 'its port is taken', remedy: 'other-port' });
    other.close();
  });

  it('starts again if the first start was killed half way, and leaves nothing of it', async () => {
    for (const pause of isLongRun ? [250, 500, 800] : [250]) {
      const first = spawnDatabase(dataDir);
      await sleep(pause);
      await first.kill();
    }
    const { url, location, stop } = await runDatabase(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    await (await runDatabase(dataDir)).stop();
    expect(readdirSync(location).sort()).toEqual(['cluster', 'password', 'postgres.log', 'server.lock']);
  });

  it('refuses the data of another major version in one line', async () => {
    const { cluster } = copyDatabase();
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    await expect(runDatabase(dataDir)).rejects.toThrow(
      `StartError: The database in ${cluster} is of PostgreSQL 17, this release reads 18: start the release it was made with, or set DATA_DIR to another folder`,
    );
  });

  it('stops with one line if DATA_DIR is not a folder', async () => {
    writeFileSync(dataDir, '');
    await expect(runDatabase(dataDir)).rejects.toThrow(/^StartError: DATA_DIR is .* cannot be used as a folder/);
  });
});

describe('a stale pid file', () => {
  it('of a dead process does not block the start', async () => {
    const { pidFile, cluster } = copyDatabase();
    writeFileSync(pidFile, `999999\n${cluster}\n1790000000\n20000\n\n127.0.0.1\n\nready   \n`, { mode: 0o600 });
    chownLike(cluster, pidFile);
    const { url } = await runDatabase(dataDir);
    expect(await query(url, 'select word from note')).toEqual(stored);
  });

  it('whose id now belongs to another process does not harm that process', async () => {
    const { pidFile, cluster } = copyDatabase();
    const owner = statSync(cluster).uid;
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: owner } : {});
    try {
      writeFileSync(pidFile, `${stranger.pid}\n${cluster}\n1790000000\n20000\n\n127.0.0.1\n\nready   \n`, {
        mode: 0o600,
      });
      chownLike(cluster, pidFile);
      const { url } = await runDatabase(dataDir);
      expect(await query(url, 'select word from note')).toEqual(stored);
      expect(isAlive(stranger.pid ?? 0)).toBe(true);
    } finally {
      stranger.kill();
    }
  });

  it('that is empty does not block the start', async () => {
    const { pidFile, cluster } = copyDatabase();
    writeFileSync(pidFile, '', { mode: 0o600 });
    chownLike(cluster, pidFile);
    const { url } = await runDatabase(dataDir);
    expect(await query(url, 'select word from note')).toEqual(stored);
  });
});

function chownLike(model: string, path: string): void {
  const { uid, gid } = statSync(model);
  if (isRoot) spawnSync('chown', [`${uid}:${gid}`, path]);
}

describe('a damaged data folder', () => {
  it('that was restored by root from a backup is given back to its user', async ({ skip }) => {
    skip(!isRoot, 'needs root');
    const { location } = copyDatabase();
    spawnSync('chown', ['-R', '0:0', location]);
    const { url } = await runDatabase(dataDir);
    expect(await query(url, 'select word from note')).toEqual(stored);
  });

  it('without its password file stops with one line', async () => {
    const { location } = copyDatabase();
    rmSync(join(location, 'password'));
    await expect(runDatabase(dataDir)).rejects.toThrow(/^StartError: The database's password file .* is missing/);
  });
});
