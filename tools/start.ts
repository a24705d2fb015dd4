import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';

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

/**
 * `npm start`: builds when the sources have changed, then becomes the server. In this process and not in a child, so
 * that npm's SIGTERM reaches the server (package.json has `exec` for the same reason: npm signals the shell between us).
 */
endWithNpm();
if (await ensureBuilt()) {
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join('dist', 'server', 'main.js')).href);
  // Else only an orderly end would keep it, and the start after a kill -9 would be the slowest.
  flushCompileCache();
} else {
  process.exitCode = 1;
}
