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

/** PostgreSQL's and the system's codes for a database that ends, or is gone. */
const lostCodes = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

const isLoss = (error: unknown): boolean =>
  error instanceof Error &&
  (lostCodes.includes('code' in error ? String(error.code) : '') || error.message.startsWith('Connection terminated'));

/** What the operator can mend is told in one line. */
function explain(error: unknown): unknown {
  if (error instanceof ArchiveError) return new StartError(error.message, { cause: error });
  if (isLoss(error))
    return new StartError('The database was lost on the way, and nothing was kept: run it again once it answers', {
      cause: error,
    });
  return error;
}

/** Runs a command with what was given to it; StartError where the operator has to mend something. */
export async function runCommand([name = '', ...given]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new StartError(`Which command? One of: ${Object.keys(commands).join(', ')}`);
  try {
    await command(given);
  } catch (error) {
    throw explain(error);
  }
}
