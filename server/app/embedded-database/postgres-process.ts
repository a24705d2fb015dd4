import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { readPidFile } from './pid-file.ts';
import { clusterIn, type Place } from './place.ts';
import { type Settings, toArguments } from './settings.ts';

export type Launch = {
  place: Place;
  binaries: Binaries;
  settings: Settings;
  log: (line: string) => void;
  /** Called once the process runs, before it takes connections. */
  onLaunch?: () => void;
  /** Ends the launch, also one that is still recovering from a crash. */
  unwanted?: AbortSignal;
};

/** Why PostgreSQL did not start, in its own words, and what may be done about it. */
export type LaunchFailure = { reason: string; cure: 'other-port' | 'wait' | 'none' };

export type PostgresProcess = { child: ChildProcess; exited: Promise<string> };

const largestLog = 1024 * 1024;

/** Starts PostgreSQL and returns when it takes connections, or tells why it does not. */
export async function launchPostgres(launch: Launch, port: number): Promise<PostgresProcess | LaunchFailure> {
  const cluster = clusterIn(launch.place.location);
  const logPath = logIn(launch.place.location);
  const output = openLog(logPath);
  const logStart = fstatSync(output).size;
  const args = ['-D', cluster, ...toArguments({ ...launch.settings, port })];
  // a process group of its own: Ctrl-C must not end it before the server has answered its last requests
  const child = spawn(launch.binaries.postgres, args, {
    ...spawnOptions(launch.place.account),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const exited = waitForExit(child);
  endWithServer(child);
  const end = () => child.kill('SIGINT');
  launch.unwanted?.addEventListener('abort', end);
  if (launch.unwanted?.aborted) end();
  launch.onLaunch?.();
  const isReady = await waitUntilReady({ child, exited, cluster, log: launch.log });
  launch.unwanted?.removeEventListener('abort', end);
  return isReady ? { child, exited } : explain(logPath, logStart, await exited);
}

export function isFailure(outcome: PostgresProcess | LaunchFailure): outcome is LaunchFailure {
  return 'cure' in outcome;
}

/** A server that ends without stopping its database (an uncaught error) does not leave it behind. */
function endWithServer(child: ChildProcess): void {
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
}

function logIn(location: string): string {
  return join(location, 'postgres.log');
}

/** Kept to one old part, so that it never fills the disk. */
function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** What ended it: "exit code 1", "signal SIGKILL", or why it could not be run at all. */
function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

type Waiting = PostgresProcess & { cluster: string; log: (line: string) => void };

/** However long it takes: after a crash PostgreSQL first works off its journal, and cutting that short helps nobody. */
async function waitUntilReady({ child, exited, cluster, log }: Waiting): Promise<boolean> {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  let nextNotice = Date.now() + 10_000;
  while (!hasExited) {
    const found = readPidFile(cluster);
    if (found?.isReady && found.pid === child.pid) return true;
    if (Date.now() > nextNotice) {
      log('The database is still recovering from a crash');
      nextNotice += 10_000;
    }
    await sleep(10);
  }
  return false;
}

function explain(logPath: string, logStart: number, ending: string): LaunchFailure {
  const text = readFileSync(logPath).subarray(logStart).toString('utf8');
  const reason = [...text.matchAll(/FATAL: +(.*)/g)].at(-1)?.[1] ?? `${ending}, see ${logPath}`;
  if (/could not bind/.test(text)) return { reason: 'its port is taken', cure: 'other-port' };
  // backends that outlive a killed postmaster hold its memory for a moment
  if (/pre-existing shared memory block|lock file ".*" already exists/.test(text)) return { reason, cure: 'wait' };
  return { reason, cure: 'none' };
}
