// What every npm script runs: `node tools/run.mjs <command>`. Plain JavaScript without newer syntax, since it has to
// say in one line that Node is too old or that npm install is missing. The command then runs in this same process, so
// that a SIGTERM sent to npm reaches it.
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);
const oldestNode = 24;

/** Command → file below tools/ and arguments that precede the user's own. */
const commands = {
  start: ['start.ts'],
  dev: ['dev.ts'],
  build: ['build.ts'],
  test: ['test.ts'],
  'test:long': ['test.ts', '--long'],
  mutate: ['mutate.ts'],
  'compare-traffic': ['compare-traffic.ts'],
  bench: ['bench.ts'],
  figures: ['figures.ts'],
  backup: ['command.ts', 'backup'],
  restore: ['command.ts', 'restore'],
  export: ['command.ts', 'export'],
  import: ['command.ts', 'import'],
  check: ['check/check.ts'],
  schema: ['emit-schema.ts'],
  codegen: ['codegen.ts'],
};

function findProblem(command) {
  const names = Object.keys(commands).join(', ');
  if (!commands[command]) return 'Unknown command. Use one of: ' + names;
  if (!existsSync(join(root, 'node_modules', 'vite'))) return 'The packages are not installed. Run: npm install';
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    return (
      'Node ' +
      oldestNode +
      ' or newer is needed, this is ' +
      process.version +
      ' (npm install brings a newer one, ' +
      'which npm scripts use). Run: npm install && npm run ' +
      command
    );
  }
  return null;
}

const command = process.argv[2];
const problem = findProblem(command);
if (problem) {
  console.error(problem);
  process.exit(1);
}
process.chdir(root);
// Caches compiled code, which saves half a second for two thousand files. Not imported by name, for old Node versions.
nodeModule.enableCompileCache(join(root, '.cache', 'compile'));
const [file, ...given] = commands[command];
process.argv.splice(1, 2, join(tools, file), ...given);
import(pathToFileURL(join(tools, file)).href);
