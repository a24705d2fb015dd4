import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of the product like its operator does; returns its output, and throws its error output. */
export async function runCommand(command: string, dataDir: string, given: readonly string[]): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const args = ['tools/run.mjs', command, ...given];
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir };
  const ended = await promisify(execFile)(process.execPath, args, { env }).catch((error: { stderr: string }) => {
    throw new Error(error.stderr.trim());
  });
  return ended.stdout;
}
