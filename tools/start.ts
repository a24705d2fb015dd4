import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';

/** A killed npm cannot forward a signal; without this the server would keep running and keep its port. */
function stopWithNpm(): void {
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
 * `npm start`: builds if the sources have changed, then becomes the server. In this process instead of a child, so that
 * npm's SIGTERM reaches the server (package.json uses `exec` for the same reason: npm signals the shell between them).
 */
stopWithNpm();
if (await ensureBuilt()) {
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join('dist', 'server', 'main.js')).href);
  // Otherwise only a clean exit would store it, and the start after kill -9 would be the slowest.
  flushCompileCache();
} else {
  process.exitCode = 1;
}
