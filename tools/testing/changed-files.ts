import { execFileSync } from 'node:child_process';

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Merge base of the current branch with main, locally or at origin; HEAD if there is no main. */
function findBase(folder: string): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(folder, 'merge-base', 'HEAD', main).trim();
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

/** Lists files that differ from the merge base with main, committed or not, including new and deleted ones. */
export function listChangedFiles(folder = '.'): string[] {
  const changed = git(folder, 'diff', '--name-only', '--no-renames', '-z', findBase(folder));
  const added = git(folder, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}${added}`.split('\0').filter((path) => path !== ''))].sort();
}
