import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export type RunningDatabase = {
  process: ChildProcess;
  url: string;
  location: string;
  lines: string[];
  /** resolves with the exit code, or the signal's name */
  exited: Promise<number | string>;
  stop(): Promise<number | string>;
  kill(): Promise<number | string>;
};

export type RunOptions = { checkout?: string; uid?: number };

const root = join(import.meta.dirname, '..', '..');
const started = new Set<RunningDatabase>();

/** Starts database-server.ts on the data folder and waits until it is ready; throws with its last output. */
export async function runDatabase(dataDir: string, options: RunOptions = {}): Promise<RunningDatabase> {
  const running = spawnDatabase(dataDir, options);
  const ready = await Promise.race([waitForLine(running.lines, '{"url"'), running.exited.then(() => null)]);
  if (ready === null) throw new Error(running.lines.join('\n'));
  Object.assign(running, JSON.parse(ready));
  return running;
}

/** Does not wait: `url` and `location` stay empty. */
export function spawnDatabase(dataDir: string, { checkout = root, uid }: RunOptions = {}): RunningDatabase {
  const script = join(checkout, 'tests', 'runtime', 'database-server.ts');
  const module = join(checkout, 'server', 'app', 'embedded-database', 'index.ts');
  const child = spawn(process.execPath, [script, module, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, SECRET: 'secret-of-the-server' },
    detached: true,
    cwd: '/',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  const exited = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  const running = {
    process: child,
    url: '',
    location: '',
    lines,
    exited,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  started.add(running);
  return running;
}

async function waitForLine(lines: string[], text: string): Promise<string> {
  for (;;) {
    const line = lines.find((candidate) => candidate.includes(text));
    if (line !== undefined) return line;
    await sleep(10);
  }
}

/** The process id of PostgreSQL itself. */
export function postgresPid(location: string): number {
  return Number.parseInt(readFileSync(join(location, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Retries until it works, like a connection pool. Returns the milliseconds it took. */
export async function queryUntilSuccess(url: string, sql: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    try {
      await query(url, sql);
      return performance.now() - start;
    } catch (error) {
      if (performance.now() - start > 20_000) throw error;
      await sleep(20);
    }
  }
}

/** Ends everything that a failed test left running: servers first, or they would restart their databases. */
export async function endAllDatabases(): Promise<void> {
  for (const running of started) {
    await running.kill();
    if (running.location) endPostgres(running.location);
  }
  started.clear();
}

function endPostgres(location: string): void {
  try {
    const pid = postgresPid(location);
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(location)) process.kill(pid, 'SIGKILL');
  } catch {
    // it has already ended
  }
}
