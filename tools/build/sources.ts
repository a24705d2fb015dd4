import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

/** What the built server, site and admin area are made of. */
const buildInputs = [
  '{server,site,admin,extensions}/**/*',
  'tools/build/*.ts',
  'tools/keep-module-styles.ts',
  'vite.*.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** What the generated documents and hooks are made of. */
const codegenInputs = [
  'schema.graphql',
  '{site,admin}/**/*.graphql',
  'codegen.ts',
  'tools/codegen-*-plugin/*',
  'server/shared/upload-limit.ts',
  'package-lock.json',
];

const noInputs = ['**/generated/**', '**/*.test.{ts,tsx}'];

/** A hash of contents, not of times: a fresh clone or a branch switched there and back needs no build. */
export function stampBuild(): string {
  return stamp([...buildInputs, ...codegenInputs]);
}

export function stampCodegen(): string {
  return stamp(codegenInputs);
}

function stamp(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { exclude: noInputs }).sort()) {
    if (statSync(path, { throwIfNoEntry: false })?.isFile())
      hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** The stamp that the last good run left, or null. */
export function readStamp(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
