import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';

/** `npm run backup`, `restore`, `export` and `import`: the server's own commands, of the present build. */
if (await ensureBuilt()) {
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join('dist', 'server', 'command.js')).href);
} else {
  process.exitCode = 1;
}
