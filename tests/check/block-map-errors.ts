import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const definitions = resolve('site/blocks/definitions.ts');
const blockMap = resolve('site/blocks/index.ts');

/** The type errors of the block map for a changed list of blocks. */
export function findBlockMapErrors(change: { from: string | RegExp; to: string } | null): string[] {
  const before = readFileSync(definitions, 'utf8');
  const after = change ? before.replace(change.from, change.to) : before;
  if (change && after === before) throw new Error(`${String(change.from)} is not in ${definitions}`);
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => (resolve(path) === definitions ? after : ts.sys.readFile(path));
  const program = ts.createProgram([blockMap], options, host);
  const errors = program.getSemanticDiagnostics(program.getSourceFile(blockMap));
  return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
