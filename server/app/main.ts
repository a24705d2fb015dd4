import 'reflect-metadata';
import { dirname } from 'node:path';
import { runServer } from './run-server.ts';
import { StartError } from './start/start-error.ts';

try {
  // When built, this is dist/server/main.js; `npm run dev` has its own dist folder.
  await runServer(dirname(import.meta.dirname));
} catch (error) {
  // Errors that the operator can fix are printed in one line, others with their stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
