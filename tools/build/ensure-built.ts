import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuildCurrent } from './dist.ts';

function runBuild(): Promise<boolean> {
  const child = spawn(process.execPath, [join('tools', 'build.ts')], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop);
      resolve(code === 0);
    });
  });
}

/**
 * Builds if the sources have changed. In a child process, so that this one does not keep the bundler's memory. Returns
 * whether there is a build.
 */
export async function ensureBuilt(): Promise<boolean> {
  return isBuildCurrent() || runBuild();
}
