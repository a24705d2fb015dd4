import 'reflect-metadata';
import { StartError } from './start-error.ts';

try {
  // Loaded only now: the decorators in what follows need what was imported above.
  const { runCommand } = await import('./commands/run-command.ts');
  await runCommand(process.argv.slice(2));
  process.exit(process.exitCode);
} catch (error) {
  // What the operator can mend is told in one line, anything else with its stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
