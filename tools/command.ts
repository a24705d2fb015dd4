import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';

const builtCommand = join('dist', 'server', 'command.js');

/**
 * `npm run backup`, `restore`, `export` and `import`: runs the server's commands. Uses an existing build even if the
 * sources have changed: a new build would replace the files of a running server.
 */
if (existsSync(builtCommand) || (await ensureBuilt())) {
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(builtCommand).href);
} else {
  process.exitCode = 1;
}
