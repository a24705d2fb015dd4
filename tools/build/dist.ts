import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp, stampBuild } from './sources.ts';

/** The three parts of a build, each a folder of dist, with the file without which it is none. */
export const parts = {
  server: 'main.js',
  site: '.vite/manifest.json',
  admin: 'index.html',
} as const;

export type Part = keyof typeof parts;

export const partNames = Object.keys(parts) as Part[];
const stampFile = 'dist/build-stamp';

/** Whether dist holds a whole build of the present sources. */
export function isBuilt(): boolean {
  return (
    partNames.every((part) => existsSync(join('dist', part, parts[part]))) && readStamp(stampFile) === stampBuild()
  );
}

/** A folder to build into. The present build stays as it is until the new one is whole. */
export function makeDraft(): string {
  const draft = `dist/.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return draft;
}

/** Puts a finished draft in the place of the present build. The stamp goes first and comes last: no half build has one. */
export function publishDraft(draft: string, stamp: string): void {
  rmSync(stampFile, { force: true });
  for (const part of partNames) {
    if (existsSync(join('dist', part))) renameSync(join('dist', part), join(draft, `old-${part}`));
    renameSync(join(draft, part), join('dist', part));
  }
  writeFileSync(`${stampFile}.new`, `${stamp}\n`, { flush: true });
  renameSync(`${stampFile}.new`, stampFile);
  removeDrafts();
}

/** Removes drafts, those of interrupted builds too; not one that another build is at work in. */
export function removeDrafts(): void {
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
