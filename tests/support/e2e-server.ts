import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The first administrator of the server that the browser tests talk to. */
export const administrator = { email: 'admin@example.com', password: 'Browser-test-1!' };

const logFile = 'test-results/e2e-server.log';

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** Only what a program needs; the machine's own PORT or DATABASE_URL stay out of it. */
function startServer(port: number, dataDir: string): ChildProcess {
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
    },
  });
  mkdirSync('test-results', { recursive: true });
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

async function waitUntilReady(server: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`The server ended, see ${logFile}`);
    if (performance.now() > deadline) throw new Error(`The server does not get ready, see ${logFile}`);
    await wait(100);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const patience = setTimeout(() => server.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(patience);
}

/** One real `npm start`, with the demo site in a data folder of its own, for the whole run. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'ximblox-e2e-'));
  const server = startServer(port, join(folder, 'data'));
  const end = async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}`;
  await waitUntilReady(server, address).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  process.env.E2E_BASE_URL = address;
  return end;
}
