import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a command in the copy printed, its exit code and how long it took. */
export type CommandResult = { code: number | null; output: string; seconds: number };

/** A copy of the project as it is, with an own Git repository whose branch main is its state before the recipe. */
export class ProjectCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'ximblox-recipe-'));

  constructor() {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      encoding: 'utf8',
    });
    const generated = ['server', 'admin', 'site'].map((folder) => join(folder, 'generated'));
    for (const path of [...files.split('\0').filter(Boolean), ...generated])
      if (existsSync(path)) cpSync(path, join(this.root, path), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.root, 'node_modules'), 'dir');
    this.#git('init', '--quiet', '--initial-branch=main');
    appendFileSync(join(this.root, '.git', 'info', 'exclude'), 'node_modules\n');
    this.#git('add', '--all');
    this.#git('-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost', 'commit', '--quiet', '--message=before');
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  /** Inserts lines before the first line that contains `anchor`; throws if there is none. */
  insertBefore(path: string, anchor: string, ...lines: string[]): void {
    const all = this.read(path).split('\n');
    const index = all.findIndex((line) => line.includes(anchor));
    if (index < 0) throw new Error(`${anchor} is not in ${path}`);
    this.write(path, all.toSpliced(index, 0, ...lines).join('\n'));
  }

  /** Replaces the first occurrence of a text; throws if there is none. */
  replace(path: string, from: string, to: string): void {
    const before = this.read(path);
    if (!before.includes(from)) throw new Error(`${from} is not in ${path}`);
    this.write(
      path,
      before.replace(from, () => to),
    );
  }

  /** Takes back the recipe. */
  reset(): void {
    this.#git('reset', '--quiet', '--hard');
    this.#git('clean', '--quiet', '--force', '-d');
  }

  /** Takes back what the recipe did to one file, as if it had been forgotten. */
  forget(path: string): void {
    rmSync(join(this.root, path));
    if (this.#git('ls-tree', '--name-only', 'main', '--', path) !== '')
      this.#git('checkout', '--quiet', 'main', '--', path);
  }

  /** Formats the touched files, as `npm run format` does with all. */
  format(): void {
    const paths = this.listTouchedFiles().map(({ path }) => path);
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...paths];
    execFileSync(process.execPath, biome, { cwd: this.root, stdio: 'pipe' });
  }

  /** Lists the files that differ from main, with the number of lines written. */
  listTouchedFiles(): { path: string; lines: number }[] {
    this.#git('add', '--intent-to-add', '--all');
    const rows = this.#git('diff', '--numstat', '-z', 'main').split('\0').filter(Boolean);
    return rows.map((row) => {
      const [lines = '0', , path = ''] = row.split('\t');
      return { path, lines: Number(lines) };
    });
  }

  /** Runs a Node script in the copy. */
  run(...args: string[]): Promise<CommandResult> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, args, { cwd: this.root });
    let output = '';
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 }));
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
