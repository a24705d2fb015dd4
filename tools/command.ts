import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';

const built = join('dist', 'server', 'command.js');

/**
 * `npm run backup`, `restore`, `export` and `import`: the server's own commands. Of the build that is there, also where
 * the sources have changed: a new one would take the files away from under a server that runs.
 */
if (existsSync(built) || (await ensureBuilt())) {
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(built).href);
} else {
  process.exitCode = 1;
}
