import 'reflect-metadata';
import { dirname } from 'node:path';
import { runServer } from './run-server.ts';
import { StartError } from './start-error.ts';

try {
  // Built, this is dist/server/main.js; `npm run dev` has a dist of its own.
  await runServer(dirname(import.meta.dirname));
} catch (error) {
  // What the operator can mend is told in one line, anything else with its stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
