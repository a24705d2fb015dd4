import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';

/** The file that a command was given, and which of its options; StartError with its use otherwise. */
export function readFileArgument<Option extends string>(
  command: string,
  given: readonly string[],
  options: readonly Option[],
): { file: string; chosen: ReadonlySet<Option> } {
  const use = `Use: npm run ${command} -- ${options.map((option) => `[--${option}] `).join('')}FILE`;
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: Object.fromEntries(options.map((option) => [option, { type: 'boolean' as const }])),
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new StartError(use);
    return { file: resolve(file), chosen: new Set(options.filter((option) => values[option] === true)) };
  } catch {
    throw new StartError(use);
  }
}
