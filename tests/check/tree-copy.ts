import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What every step needs: its own code and configuration. */
const always = [
  'tools/check',
  'languages/languages.ts',
  'tools/build/supported-browsers.ts',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'knip.json',
  '.gitignore',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
];

/**
 * A copy of the parts of the project that a step needs, in a path with a space, for planting violations. `npm run
 * check` itself covers the whole project, which would take too long here.
 */
export class TreeCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'ximblox check '));

  /** `paths` are files and folders of the project. */
  constructor(...paths: string[]) {
    for (const path of [...always, ...paths]) cpSync(path, join(this.root, path), { recursive: true });
    this.link('node_modules');
  }

  /** Links a folder of the project that is only read. */
  link(...folders: string[]): void {
    for (const folder of folders) symlinkSync(join(process.cwd(), folder), join(this.root, folder), 'dir');
  }

  /** Writes new files; an existing file is an error, since replacing code would prove nothing. */
  plant(files: Readonly<Record<string, string>>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), content, { flag: 'wx' });
    }
  }

  /** Changes an existing file; throws if the text is missing. */
  change(path: string, from: string | RegExp, to: string): void {
    const before = readFileSync(join(this.root, path), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${String(from)} is not in ${path}`);
    writeFileSync(join(this.root, path), after);
  }

  /** Runs `npm run check` with the given steps; returns its exit code and output. */
  check(...steps: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, ['tools/check/check.ts', ...steps], { cwd: this.root });
    let output = '';
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
