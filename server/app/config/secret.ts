import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir } from '../start/data-dir.ts';
import { StartError } from '../start/start-error.ts';

/**
 * Returns the SECRET of the embedded setup: created once in DATA_DIR/secret, readable by its owner only. Throws
 * StartError.
 */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(ensureDataDir(dataDir), 'secret');
  const secret = readSecret(path) ?? createSecret(path);
  if (secret.length < 16)
    throw new StartError(`${path} is damaged: put it back from a backup, or delete it to sign everybody out`);
  return secret;
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw new StartError(`${path} cannot be read: DATA_DIR belongs to another user`, { cause: error });
  }
}

/**
 * A link cannot overwrite a file: of two concurrent starts both end with the same secret, and neither reads a partial
 * file.
 */
function createSecret(path: string): string {
  const temporaryPath = `${path}.${process.pid}`;
  try {
    writeFileSync(temporaryPath, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    linkSync(temporaryPath, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw new StartError(`${path} cannot be written`, { cause: error });
  } finally {
    rmSync(temporaryPath, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
