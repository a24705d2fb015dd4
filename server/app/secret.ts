import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';

/** The embedded set-up's SECRET: made once, kept in DATA_DIR/secret, readable by its owner only. */
export function readOrMakeSecret(dataDir: string): string {
  const path = join(makeDataDir(dataDir), 'secret');
  const secret = read(path) ?? make(path);
  if (secret.length < 16)
    throw new StartError(`${path} is damaged: put it back from a backup, or delete it to sign everybody out`);
  return secret;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw new StartError(`${path} cannot be read: DATA_DIR belongs to another user`, { cause: error });
  }
}

/** A link cannot overwrite: of two starts at once both end with the same secret, and nobody sees half a file. */
function make(path: string): string {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw new StartError(`${path} cannot be written`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
