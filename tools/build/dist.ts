import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp, computeBuildStamp } from './build-stamp.ts';

/** The parts of a build: each is a folder of dist with a file that must exist. */
export const buildParts = {
  server: 'main.js',
  site: '.vite/manifest.json',
  admin: 'index.html',
} as const;

/** Name of a part of a build. */
export type BuildPart = keyof typeof buildParts;

/** Names of all parts of a build. */
export const buildPartNames = Object.keys(buildParts) as BuildPart[];
const stampFile = 'dist/build-stamp';

/** Whether dist contains a complete build of the current sources. */
export function isBuildCurrent(): boolean {
  return (
    buildPartNames.every((part) => existsSync(join('dist', part, buildParts[part]))) &&
    readStamp(stampFile) === computeBuildStamp()
  );
}

/** Creates a folder to build into. The current build stays unchanged until the new one is complete. */
export function createBuildDraft(): string {
  const draft = `dist/.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return draft;
}

/**
 * Replaces the current build by a finished draft. The stamp is removed first and written last, so that no partial build
 * has one.
 */
export function publishBuildDraft(draft: string, stamp: string): void {
  rmSync(stampFile, { force: true });
  for (const part of buildPartNames) {
    if (existsSync(join('dist', part))) renameSync(join('dist', part), join(draft, `old-${part}`));
    renameSync(join(draft, part), join('dist', part));
  }
  writeFileSync(`${stampFile}.new`, `${stamp}\n`, { flush: true });
  renameSync(`${stampFile}.new`, stampFile);
  removeBuildDrafts();
}

/** Removes drafts, also of interrupted builds, but not of a running one. */
export function removeBuildDrafts(): void {
  for (const name of existsSync('dist') ? readdirSync('dist') : []) {
    const pid = Number(name.match(/^\.draft-(\d+)$/)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid))) rmSync(join('dist', name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
