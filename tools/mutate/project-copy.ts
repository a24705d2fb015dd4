import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type Mutation, applyMutation } from './find-mutations.ts';

const excludedFolders = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results', 'backups']);

/** Links the packages of a project into another folder; their caches are not linked. */
export function linkPackages(project: string, folder: string): void {
  const packages = join(project, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction');
  }
}

/** A copy of the project for mutations; packages are linked, their caches are separate. */
export class ProjectCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'ximblox-mutate-'));

  constructor(project = process.cwd()) {
    cpSync(project, this.root, {
      recursive: true,
      filter: (source) => !excludedFolders.has(relative(project, source).split(sep)[0] ?? ''),
    });
    linkPackages(project, this.root);
  }

  /** Applies a mutation to its file; returns a function that reverts it. */
  applyMutation(mutation: Mutation): () => void {
    const path = join(this.root, mutation.path);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutation(text, mutation));
    return () => writeFileSync(path, text);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}
