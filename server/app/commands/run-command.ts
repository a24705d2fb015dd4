import { ArchiveError } from '../../shared/archive/index.ts';
import { StartError } from '../start/start-error.ts';
import { runBackup } from './run-backup.ts';
import { runExport } from './run-export.ts';
import { runImport } from './run-import.ts';
import { runRestore } from './run-restore.ts';

/** Commands by the name of their npm script. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  backup: runBackup,
  restore: runRestore,
  export: runExport,
  import: runImport,
};

/** Error codes of PostgreSQL and the system for a lost connection. */
const connectionLostCodes = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionLostCodes.includes('code' in error ? String(error.code) : '') ||
    error.message.startsWith('Connection terminated'));

/** Turns errors that the operator can fix into a StartError. */
function toStartError(error: unknown): unknown {
  if (error instanceof ArchiveError) return new StartError(error.message, { cause: error });
  if (isConnectionLost(error))
    return new StartError(
      'The connection to the database was lost and nothing was saved: run the command again once the database is reachable',
      {
        cause: error,
      },
    );
  return error;
}

/** Runs a command with its arguments. Throws StartError if the operator has to fix something. */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new StartError(`Unknown command. Use one of: ${Object.keys(commands).join(', ')}`);
  try {
    await command(args);
  } catch (error) {
    throw toStartError(error);
  }
}
