import { ArchiveError } from '../../shared/archive/index.ts';
import { StartError } from '../start-error.ts';
import { backup } from './backup.ts';
import { exportContent } from './export-bundle.ts';
import { importContent } from './import-bundle.ts';
import { restore } from './restore.ts';

/** The commands beside the server, by the name of their npm script. */
const commands: Readonly<Record<string, (given: readonly string[]) => Promise<void>>> = {
  backup,
  restore,
  export: exportContent,
  import: importContent,
};

/** Runs a command with what was given to it; StartError where the operator has to mend something. */
export async function runCommand([name = '', ...given]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new StartError(`Which command? One of: ${Object.keys(commands).join(', ')}`);
  try {
    await command(given);
  } catch (error) {
    throw error instanceof ArchiveError ? new StartError(error.message, { cause: error }) : error;
  }
}
