import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The first administrator of a product started for tests. */
export const administrator = { email: 'admin@example.com', password: 'Browser-test-1!' };

/** A running `npm start`, with the demo site in its own data folder. */
export type Product = { address: string; dataDir: string; process: ChildProcess; stop: () => Promise<void> };

/** A temporary folder that the database's own user may enter, so that the database is inside it. */
export function makeAccessibleFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

type Launch = { port: number; dataDir: string; logFile: string; env?: Record<string, string> };

/** Passes only necessary variables; the machine's own PORT or DATABASE_URL are not used. */
function launch({ port, dataDir, logFile, env }: Launch): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const server = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      DEMO: '1',
      RATE_LIMIT: 'off',
      ...env,
    },
  });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(server: ChildProcess, address: string, logFile: string): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`The server ended, see ${logFile}`);
    if (performance.now() > deadline) throw new Error(`The server is not ready in time, see ${logFile}`);
    await wait(100);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const killTimer = setTimeout(() => server.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(killTimer);
}

export type ProductOptions = {
  /** Where its output is written. */
  logFile: string;
  env?: Record<string, string>;
  /** The data folder of an earlier start; by default a new one, which is removed at the end. */
  dataDir?: string;
  /** The port of an earlier start, for a browser that continues; by default a free one. */
  port?: number;
};

/** Starts the product like its users do, after a build if necessary, and waits until it is ready. */
export async function startProduct({ logFile, env, dataDir, port: given }: ProductOptions): Promise<Product> {
  const port = given ?? (await findFreePort());
  const folder = dataDir === undefined ? makeAccessibleFolder('ximblox-product-') : null;
  const data = dataDir ?? join(folder ?? '', 'data');
  const server = launch({ port, dataDir: data, logFile, env });
  const end = async () => {
    await stop(server);
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}`;
  await waitUntilReady(server, address, logFile).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { address, dataDir: data, process: server, stop: end };
}
