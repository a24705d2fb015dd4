import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build/dist.ts';

/**
 * `npm start`: builds when the sources have changed, then becomes the server. In this process and not in a child, so
 * that npm's SIGTERM reaches the server (package.json has `exec` for the same reason: npm signals the shell between us);
 * the build in a child, so that the server does not carry the bundler's memory.
 */
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

/** An npm that was killed cannot pass on a signal; without it the server would go on unseen and keep its port. */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

endWithNpm();
if (isBuilt() || (await build())) {
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  enableCompileCache(join('.cache', 'compile'));
  await import(pathToFileURL(join('dist', 'server', 'main.js')).href);
} else {
  process.exitCode = 1;
}
