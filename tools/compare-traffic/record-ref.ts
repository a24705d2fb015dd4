import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkPackages } from '../mutate/project-copy.ts';

const cacheFolder = resolve('.cache', 'traffic');
const recorder = pathToFileURL(join(import.meta.dirname, 'record-traffic.ts')).href;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Extracts the commit into a folder and generates its code, with the packages of this checkout. */
function checkOut(commit: string, folder: string): void {
  const archive = join(folder, 'archive.tar');
  execFileSync('git', ['archive', '-o', archive, commit]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  linkPackages(process.cwd(), folder);
  execFileSync(process.execPath, ['tools/run.mjs', 'codegen'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Resolves with the exit code; failing tests do not matter, as their requests are recorded as well. */
function runTests(project: string, filters: readonly string[], recordings: string): Promise<number | null> {
  const { VITEST: _, ...environment } = process.env;
  const log = createWriteStream(join(recordings, 'tests.log'));
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--retry', '0', ...filters],
    {
      cwd: project,
      env: { ...environment, NODE_OPTIONS: `--import=${recorder}`, TRAFFIC_FOLDER: recordings, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  let isInterrupted = false;
  const stop = () => {
    isInterrupted = true;
    child.kill('SIGTERM');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (isInterrupted) reject(new Error('The tests were interrupted.'));
      else done(code);
    });
  });
}

/**
 * Runs the API and REST tests of a commit in a temporary folder, limited to files whose path contains a filter, and
 * returns the folder of its recordings. A commit that was recorded before is not run again.
 */
export async function recordRef(ref: string, filters: readonly string[]): Promise<string> {
  const commit = git('rev-parse', '--short=12', `${ref}^{commit}`);
  const name = [commit, ...filters].join('_').replaceAll(/[^\w.-]/g, '-');
  const recordings = join(cacheFolder, name);
  if (existsSync(recordings)) {
    console.log(`${ref} (${commit}): recorded before`);
    return recordings;
  }
  console.log(`${ref} (${commit}): running its tests`);
  const project = mkdtempSync(join(tmpdir(), 'ximblox-traffic-'));
  const unfinished = `${recordings}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    checkOut(commit, project);
    const code = await runTests(project, filters, unfinished);
    if (!readdirSync(unfinished).some((file) => file.endsWith('.jsonl'))) {
      throw new Error(`No requests were recorded: see ${join(unfinished, 'tests.log')}`);
    }
    if (code !== 0) console.log(`${ref}: some tests failed, see ${join(recordings, 'tests.log')}`);
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
  renameSync(unfinished, recordings);
  return recordings;
}
