import 'reflect-metadata';
import { StartError } from '../start/start-error.ts';

try {
  // Imported dynamically because the decorators need the module imported above first.
  const { runCommand } = await import('./run-command.ts');
  await runCommand(process.argv.slice(2));
  process.exit(process.exitCode);
} catch (error) {
  // Errors that the operator can fix are printed in one line, others with their stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
