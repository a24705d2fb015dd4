import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readStamp, computeCodegenStamp } from './build-stamp.ts';

const stampFile = '.cache/codegen';
const outputs = [
  'admin/generated/graphql.ts',
  'admin/generated/inputs.ts',
  'admin/generated/limits.ts',
  'admin/generated/operation-hashes.json',
  'site/generated/graphql.ts',
  'site/generated/operation-hashes.json',
  'server/generated/admin-operations.json',
  'server/generated/site-operations.json',
];

/** Generates typed documents and hooks from schema.graphql. Prints nothing unless it fails. */
export function generateDocuments(): void {
  rmSync(stampFile, { force: true });
  const stamp = computeCodegenStamp();
  const args = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--errors-only'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The documents could not be generated from schema.graphql:\n${stdout}\n${stderr}`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampFile, `${stamp}\n`);
}

/** Generates documents if their inputs changed or an output is missing. */
export function generateDocumentsIfStale(): void {
  if (readStamp(stampFile) !== computeCodegenStamp() || !outputs.every((path) => existsSync(path))) generateDocuments();
}
