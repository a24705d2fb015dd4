import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOptionsFor } from './system-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPidFile } from './pid-file.ts';
import { clusterFolderIn, type DatabaseLocation } from './database-location.ts';
import { type PostgresSettings, toPostgresArguments } from './postgres-settings.ts';

/** How PostgreSQL is launched. */
export type PostgresLaunchOptions = {
  location: DatabaseLocation;
  binaries: PostgresBinaries;
  settings: PostgresSettings;
  log: (line: string) => void;
  /** Called once the process runs, before it accepts connections. */
  onLaunch?: () => void;
  /** Aborts the launch, even during crash recovery. */
  abortSignal?: AbortSignal;
};

/** Why PostgreSQL did not start, in its own words, and what the caller can do about it. */
export type PostgresLaunchFailure = { reason: string; remedy: 'other-port' | 'wait' | 'none' };

/** A running PostgreSQL; `exited` resolves with the reason of its end. */
export type PostgresProcess = { child: ChildProcess; exited: Promise<string> };

/** The outcome of a launch; a failure has a `remedy`. */
export type PostgresLaunch = PostgresProcess | PostgresLaunchFailure;

const maxLogBytes = 1024 * 1024;

/** Starts PostgreSQL. Resolves when it accepts connections, or with the reason why it does not start. */
export async function launchPostgres(options: PostgresLaunchOptions, port: number): Promise<PostgresLaunch> {
  const clusterFolder = clusterFolderIn(options.location.folder);
  const logPath = logPathIn(options.location.folder);
  const output = openLog(logPath);
  const logStart = fstatSync(output).size;
  const args = ['-D', clusterFolder, ...toPostgresArguments({ ...options.settings, port })];
  // Its own process group: Ctrl-C must not stop it before the server has finished its last requests.
  const child = spawn(options.binaries.postgres, args, {
    ...spawnOptionsFor(options.location.account),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const exited = waitForExit(child);
  stopWithServer(child);
  const interrupt = () => child.kill('SIGINT');
  options.abortSignal?.addEventListener('abort', interrupt);
  if (options.abortSignal?.aborted) interrupt();
  options.onLaunch?.();
  const isReady = await waitUntilReady({ child, exited, clusterFolder, log: options.log });
  options.abortSignal?.removeEventListener('abort', interrupt);
  return isReady ? { child, exited } : explainLaunchFailure(logPath, logStart, await exited);
}

/** Stops PostgreSQL when this process ends without stopping it, for example by an uncaught error. */
function stopWithServer(child: ChildProcess): void {
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  child.once('exit', () => process.removeListener('exit', interrupt));
}

function logPathIn(folder: string): string {
  return join(folder, 'postgres.log');
}

/** Rotates the log once it is too large, keeping one old file, so that it never fills the disk. */
function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Resolves with the reason: "exit code 1", "signal SIGKILL", or why the process could not start. */
function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

type ReadinessCheck = PostgresProcess & { clusterFolder: string; log: (line: string) => void };

/** Waits without a limit: after a crash PostgreSQL first replays its write-ahead log, which must not be interrupted. */
async function waitUntilReady({ child, exited, clusterFolder, log }: ReadinessCheck): Promise<boolean> {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  let nextNoticeAt = Date.now() + 10_000;
  while (!hasExited) {
    const found = readPidFile(clusterFolder);
    if (found?.isReady && found.pid === child.pid) return true;
    if (Date.now() > nextNoticeAt) {
      log('The database is still recovering from a crash');
      nextNoticeAt += 10_000;
    }
    await sleep(10);
  }
  return false;
}

function explainLaunchFailure(logPath: string, logStart: number, exitReason: string): PostgresLaunchFailure {
  const text = readFileSync(logPath).subarray(logStart).toString('utf8');
  const reason = [...text.matchAll(/FATAL: +(.*)/g)].at(-1)?.[1] ?? `${exitReason}, see ${logPath}`;
  if (/could not bind/.test(text)) return { reason: 'its port is taken', remedy: 'other-port' };
  // Backends that outlive a killed postmaster hold its shared memory for a moment.
  if (/pre-existing shared memory block|lock file ".*" already exists/.test(text)) return { reason, remedy: 'wait' };
  return { reason, remedy: 'none' };
}
