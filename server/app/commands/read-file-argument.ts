import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start/start-error.ts';

/**
 * Returns the absolute path of a command's FILE argument and the flags that were set. Throws StartError with the usage.
 */
export function readFileArgument<Option extends string>(
  command: string,
  args: readonly string[],
  allowedFlags: readonly Option[],
): { file: string; flags: ReadonlySet<Option> } {
  const usage = `Use: npm run ${command} -- ${allowedFlags.map((option) => `[--${option}] `).join('')}FILE`;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(allowedFlags.map((option) => [option, { type: 'boolean' as const }])),
      allowPositionals: true,
    });
    const [file, ...otherPositionals] = positionals;
    if (file === undefined || otherPositionals.length > 0) throw new StartError(usage);
    return { file: resolve(file), flags: new Set(allowedFlags.filter((option) => values[option] === true)) };
  } catch {
    throw new StartError(usage);
  }
}
