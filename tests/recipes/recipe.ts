import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectCopy } from './project-copy.ts';

/** One of the recipes in CONTRIBUTING.md, as a change that a script makes. */
export type Recipe = {
  name: string;
  /** How many files the change may touch, new ones included. */
  maxFiles: number;
  apply: (copy: ProjectCopy) => void;
  /** Unit tests that notice a forgotten file. */
  unitTests: readonly string[];
  /** Files without which nothing fails. */
  unnoticed?: readonly string[];
};

/** Copies the new files of a recipe: those in its folder, without the ending `.txt`. */
export function addTemplates(copy: ProjectCopy, recipe: string): void {
  const folder = join(import.meta.dirname, recipe);
  for (const path of globSync('**/*.txt', { cwd: folder }))
    copy.write(path.replace(/\.txt$/, ''), readFileSync(join(folder, path), 'utf8'));
}
