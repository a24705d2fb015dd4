import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('DATA_DIR is created with its parent folders, private to its owner, and reused', () => {
  const path = join(folder, 'one', 'two');
  expect(ensureDataDir(path)).toBe(path);
  expect(statSync(path).mode & 0o066).toBe(0);
  expect(ensureDataDir(path)).toBe(path);
});

it('a DATA_DIR that is a file, or below one, ends the start with a one-line error', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const message = /^DATA_DIR is \/.*, which cannot be used as a folder \(ENOTDIR\), for example DATA_DIR=\.\/data$/;
  expect(() => ensureDataDir(file)).toThrow(message);
  expect(() => ensureDataDir(join(file, 'below'))).toThrow(message);
});

it.runIf(process.platform === 'linux')('a DATA_DIR that cannot be created ends the start with a one-line error', () => {
  expect(() => ensureDataDir('/proc/ximblox/data')).toThrow(/^DATA_DIR is \/proc\/ximblox\/data, which cannot be used/);
});
