import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './dist.ts';

function build(): Promise<boolean> {
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

/** Builds when the sources have changed, in a child, so that this process does not carry the bundler's memory. */
export async function ensureBuilt(): Promise<boolean> {
  return isBuilt() || build();
}
