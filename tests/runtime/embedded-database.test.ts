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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseAccount } from '../../server/app/embedded-database/account.ts';
import { prepareBinaries } from '../../server/app/embedded-database/binaries.ts';
import { launchPostgres } from '../../server/app/embedded-database/postgres-process.ts';
import { defaultSettings } from '../../server/app/embedded-database/settings.ts';
import { isLong } from '../support/generated.ts';
import { endAll, isAlive, postgresPid, query, queryUntilAnswered, runDatabase, spawnDatabase } from './run-database.ts';

const isRoot = process.getuid?.() === 0;
const keep = "create table kept (word text); insert into kept values ('still here')";
const kept = [{ word: 'still here' }];

let template: string;
let folder: string;
let dataDir: string;

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'ximblox template '));
  chmodSync(template, 0o755);
  const { url, stop } = await runDatabase(join(template, 'data'));
  await query(url, keep);
  await stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox database '));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A stopped database with a row in it, which spares most tests the making of one. */
function copyDatabase(): { location: string; cluster: string; pidFile: string } {
  spawnSync('cp', ['-a', join(template, 'data'), dataDir]);
  const location = join(dataDir, 'database');
  return { location, cluster: join(location, 'cluster'), pidFile: join(location, 'cluster', 'postmaster.pid') };
}

describe('the embedded database', () => {
  it('is made at the first start and keeps its data through a stop and a start', async () => {
    const first = await runDatabase(dataDir);
    await query(first.url, keep);
    const postgres = postgresPid(first.location);
    expect(await first.stop()).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(existsSync(join(first.location, 'cluster', 'postmaster.pid'))).toBe(false);

    const second = await runDatabase(dataDir);
    expect(await query(second.url, 'select word from kept')).toEqual(kept);
  });

  it('compares text by Unicode, whatever the language of the machine', async () => {
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

  it('listens on loopback only, and lets nobody in without the password', async () => {
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

  it('tells its secrets to no log, process list or environment, and keeps them in a file of its owner', async () => {
    copyDatabase();
    const { url, location, lines } = await runDatabase(dataDir);
    const { password } = new URL(url);
    const pid = postgresPid(location);
    const told = [readFileSync(`/proc/${pid}/cmdline`), readFileSync(`/proc/${pid}/environ`)].join('\n');
    const logged = [...lines.filter((line) => !line.startsWith('{')), readFileSync(join(location, 'postgres.log'))];
    expect(`${told}\n${logged.join('\n')}`).not.toMatch(new RegExp(`${password}|secret-of-the-server`));
    expect(statSync(join(location, 'password')).mode & 0o777).toBe(0o600);
  });

  it('is started again on the same address when it is killed under the running server', async () => {
    copyDatabase();
    const { url, location, lines } = await runDatabase(dataDir);
    const pid = postgresPid(location);
    process.kill(pid, 'SIGKILL');
    expect(await queryUntilAnswered(url, 'select word from kept')).toBeLessThan(10_000);
    expect(postgresPid(location)).not.toBe(pid);
    expect(lines).toContain('The database ended unexpectedly (signal SIGKILL); starting it again');
  });

  it('is stopped by the next start and keeps its data when only the server was killed', async () => {
    copyDatabase();
    const first = await runDatabase(dataDir);
    const orphan = postgresPid(first.location);
    await first.kill();
    expect(isAlive(orphan)).toBe(true);

    const second = await runDatabase(dataDir);
    expect(isAlive(orphan)).toBe(false);
    expect(second.lines[0]).toBe(`Stopping the database that an earlier run left behind (process ${orphan})`);
    expect(await query(second.url, 'select word from kept')).toEqual(kept);
  });

  it('keeps what it acknowledged a moment before server and database are both killed', async () => {
    copyDatabase();
    const first = await runDatabase(dataDir);
    await query(first.url, "insert into kept values ('the latest')");
    process.kill(first.process.pid ?? 0, 'SIGKILL');
    process.kill(postgresPid(first.location), 'SIGKILL');
    await first.exited;

    const second = await runDatabase(dataDir);
    expect(await query(second.url, 'select word from kept')).toEqual([...kept, { word: 'the latest' }]);
  });

  it('stays while Ctrl-C makes the server answer its last requests', async () => {
    copyDatabase();
    const { process: server, url, location, lines, stop } = await runDatabase(dataDir);
    const postgres = postgresPid(location);
    process.kill(-(server.pid ?? 0), 'SIGINT');
    await expect.poll(() => lines).toContain('Answering the last requests');
    // A database that had heard of it too would be going by now.
    await sleep(200);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await stop()).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it('refuses a second server on the same data folder in one line, and leaves the first alone', async () => {
    copyDatabase();
    const { url } = await runDatabase(dataDir);
    const second = spawnDatabase(dataDir);
    expect(await second.exited).toBe(1);
    expect(second.lines).toEqual([
      `StartError: Another server is running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder`,
    ]);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('serves two data folders side by side', async () => {
    copyDatabase();
    const [one, other] = [await runDatabase(dataDir), await runDatabase(join(folder, 'other data'))];
    expect(new URL(one.url).port).not.toBe(new URL(other.url).port);
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('takes another port when the one it tried is taken in the meantime', async () => {
    const { cluster, location } = copyDatabase();
    const place = { dataDir, location, account: chooseAccount(cluster) };
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const binaries = prepareBinaries(location, place.account);
    const launch = { place, binaries, settings: defaultSettings, log: () => {} };
    expect(await launchPostgres(launch, port)).toEqual({ reason: 'its port is taken', cure: 'other-port' });
    other.close();
  });

  it('begins anew when the first start was killed half way, and leaves nothing of it', async () => {
    for (const pause of isLong ? [250, 500, 800] : [250]) {
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

  it('says in one line that DATA_DIR is no folder', async () => {
    writeFileSync(dataDir, '');
    await expect(runDatabase(dataDir)).rejects.toThrow(/^StartError: DATA_DIR is .* cannot be used as a folder/);
  });
});

describe('a stale pid file', () => {
  it('of a process that is gone does not stand in the way', async () => {
    const { pidFile, cluster } = copyDatabase();
    writeFileSync(pidFile, `999999\n${cluster}\n1790000000\n20000\n\n127.0.0.1\n\nready   \n`, { mode: 0o600 });
    chownLike(cluster, pidFile);
    const { url } = await runDatabase(dataDir);
    expect(await query(url, 'select word from kept')).toEqual(kept);
  });

  it('whose id now belongs to a stranger leaves that stranger alone', async () => {
    const { pidFile, cluster } = copyDatabase();
    const owner = statSync(cluster).uid;
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: owner } : {});
    try {
      writeFileSync(pidFile, `${stranger.pid}\n${cluster}\n1790000000\n20000\n\n127.0.0.1\n\nready   \n`, {
        mode: 0o600,
      });
      chownLike(cluster, pidFile);
      const { url } = await runDatabase(dataDir);
      expect(await query(url, 'select word from kept')).toEqual(kept);
      expect(isAlive(stranger.pid ?? 0)).toBe(true);
    } finally {
      stranger.kill();
    }
  });

  it('that is empty does not stand in the way', async () => {
    const { pidFile, cluster } = copyDatabase();
    writeFileSync(pidFile, '', { mode: 0o600 });
    chownLike(cluster, pidFile);
    const { url } = await runDatabase(dataDir);
    expect(await query(url, 'select word from kept')).toEqual(kept);
  });
});

function chownLike(model: string, path: string): void {
  const { uid, gid } = statSync(model);
  if (isRoot) spawnSync('chown', [`${uid}:${gid}`, path]);
}

describe('a damaged data folder', () => {
  it('that was put back by root from a backup is given back to its user', async ({ skip }) => {
    skip(!isRoot, 'needs root');
    const { location } = copyDatabase();
    spawnSync('chown', ['-R', '0:0', location]);
    const { url } = await runDatabase(dataDir);
    expect(await query(url, 'select word from kept')).toEqual(kept);
  });

  it('without its password file says so in one line', async () => {
    const { location } = copyDatabase();
    rmSync(join(location, 'password'));
    await expect(runDatabase(dataDir)).rejects.toThrow(/^StartError: The database's password file .* is missing/);
  });
});
