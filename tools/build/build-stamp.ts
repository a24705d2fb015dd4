import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** Inputs of the build. */
const buildInputs = [
  '{server,site,admin,extensions,languages}/**/*',
  'tools/build/*.ts',
  'vite.*.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Inputs of code generation. */
const codegenInputs = [
  'schema.graphql',
  '{site,admin}/**/*.graphql',
  'codegen.ts',
  'tools/codegen-*-plugin/*',
  'server/shared/upload-limit.ts',
  'package-lock.json',
];

const excludedInputs = ['**/generated/**', '**/*.test.{ts,tsx}'];

/** Hashes contents, not times: a fresh clone or a branch switched back and forth needs no build. */
export function computeBuildStamp(): string {
  return hashFiles([...buildInputs, ...codegenInputs]);
}

/** Computes a hash of the inputs of code generation. */
export function computeCodegenStamp(): string {
  return hashFiles(codegenInputs);
}

function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { exclude: excludedInputs }).sort()) {
    if (statSync(path, { throwIfNoEntry: false })?.isFile())
      hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Returns the stamp of the last successful run, or null. */
export function readStamp(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
