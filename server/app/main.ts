import 'reflect-metadata';
import { runServer } from './run-server.ts';
import { StartError } from './start-error.ts';

try {
  await runServer();
} catch (error) {
  // What the operator can mend is told in one line, anything else with its stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
