import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readStamp, stampCodegen } from './sources.ts';

const stampFile = '.cache/codegen';
const outputs = [
  'admin/generated/graphql.ts',
  'admin/generated/inputs.ts',
  'admin/generated/limits.ts',
  'admin/generated/operation-hashes.json',
  'site/generated/graphql.ts',
  'server/generated/admin-operations.json',
  'server/generated/site-operations.json',
];

/** Makes the typed documents and hooks from schema.graphql; quiet unless it fails. */
export function generate(): void {
  rmSync(stampFile, { force: true });
  const stamp = stampCodegen();
  const args = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--errors-only'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The documents could not be generated from schema.graphql:\n${stdout}\n${stderr}`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampFile, `${stamp}\n`);
}

export function generateIfStale(): void {
  if (readStamp(stampFile) !== stampCodegen() || !outputs.every((path) => existsSync(path))) generate();
}
