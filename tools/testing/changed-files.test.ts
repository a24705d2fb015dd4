import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listChangedFiles } from './changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ximblox changed '));
const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' });
const write = (name: string, text = name) => writeFileSync(join(folder, name), text);

describe('the changed files', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are those that differ from the merge base with main: committed, uncommitted, new and deleted', () => {
    git('init', '-q', '-b', 'main');
    for (const name of ['same', 'edited', 'deleted', 'committed', 'ignored.log']) write(name);
    write('.gitignore', '*.log\n');
    git('add', '-A');
    git('commit', '-qm', 'Start');
    expect(listChangedFiles(folder)).toEqual([]);

    git('checkout', '-qb', 'branch');
    write('committed', 'changed');
    git('commit', '-qam', 'Change');
    git('checkout', '-q', 'main');
    write('elsewhere');
    git('add', 'elsewhere');
    git('commit', '-qm', 'Go on');
    git('checkout', '-q', 'branch');

    write('edited', 'changed');
    rmSync(join(folder, 'deleted'));
    write('a new one');
    write('new.log');
    expect(listChangedFiles(folder)).toEqual(['a new one', 'committed', 'deleted', 'edited']);
  });
});
