import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort, makeAccessibleFolder } from '../support/product.ts';
import { isAlive, postgresPid } from './run-database.ts';
import { endAllRuns, isReady, type NpmRun, runNpmStart, waitUntilReady } from './run-npm.ts';

const root = join(import.meta.dirname, '..', '..');
let folder: string;
let port: number;
let address: string;

beforeAll(async () => {
  folder = makeAccessibleFolder('ximblox start ');
  port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
});
afterEach(endAllRuns);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<NpmRun> {
  const run = runNpmStart({ PORT: String(port), DATA_DIR: join(folder, 'data') });
  await waitUntilReady(address, run);
  return run;
}

function postgres(): number {
  return postgresPid(join(folder, 'data', 'database'));
}

/** The server is a direct child of npm: no process between them could swallow a signal. */
function serverPid(npm: number): number {
  return Number(readFileSync(`/proc/${npm}/task/${npm}/children`, 'utf8').trim());
}

async function waitUntilGone(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 400 && isAlive(pid); attempt += 1) await sleep(25);
}

describe('npm start', () => {
  it('stops everything on the SIGTERM that npm gets, before npm itself exits', async () => {
    const run = await start();
    const pids = [serverPid(run.process.pid ?? 0), postgres()];
    run.process.kill('SIGTERM');
    await run.exited;
    expect(pids.filter(isAlive)).toEqual([]);
    expect(run.output.join('')).toContain('Stopping');
    expect(await isReady(address)).toBe(false);
  });

  it('does not outlive a kill -9 of npm', async () => {
    const run = await start();
    const pids = [serverPid(run.process.pid ?? 0), postgres()];
    run.process.kill('SIGKILL');
    for (const pid of pids) await waitUntilGone(pid);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('reports an invalid variable in one line', async () => {
    const run = runNpmStart({ PORT: 'abc', DATA_DIR: join(folder, 'data') });
    expect(await run.exited).toBe(1);
    expect(run.output.join('')).toMatch(
      /(^|\n)PORT is "abc": it must be a whole number from 1 to 65535, for example PORT=3000\n$/,
    );
  });
});

describe('every command', () => {
  it('says in one line that Node is too old', () => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })";
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(older)}`, join(root, 'tools', 'run.mjs'), 'start'],
      { encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^Node 24 or newer is needed, this is v\d.* Run: npm install && npm run start\n$/);
    expect(status).toBe(1);
  });

  it('says in one line that npm install is missing', () => {
    const tools = join(folder, 'bare checkout', 'tools');
    mkdirSync(tools, { recursive: true });
    copyFileSync(join(root, 'tools', 'run.mjs'), join(tools, 'run.mjs'));
    const { status, stderr } = spawnSync(process.execPath, [join(tools, 'run.mjs'), 'test'], { encoding: 'utf8' });
    expect(stderr).toBe('The packages are not installed. Run: npm install\n');
    expect(status).toBe(1);
  });
});

it('npm run dev on a taken port stops with one line, before it builds or creates anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port: busy } = taken.address() as { port: number };
  const data = join(folder, 'dev');
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, PORT: String(busy), DATA_DIR: data };
  const ended = spawnSync(process.execPath, ['tools/run.mjs', 'dev'], { cwd: root, env, encoding: 'utf8' });
  expect([ended.status, ended.stderr.trim()]).toEqual([
    1,
    `PORT is ${busy} at 127.0.0.1, which another program listens on already, for example PORT=${busy + 1}`,
  ]);
  expect(existsSync(data)).toBe(false);
});
