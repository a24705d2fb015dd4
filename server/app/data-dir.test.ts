import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('DATA_DIR is made with the folders above it, closed to others, and found again', () => {
  const path = join(folder, 'one', 'two');
  expect(makeDataDir(path)).toBe(path);
  expect(statSync(path).mode & 0o066).toBe(0);
  expect(makeDataDir(path)).toBe(path);
});

it('the start ends with one line where DATA_DIR is a file, or below one', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const message = /^DATA_DIR is \/.*, which cannot be used as a folder \(ENOTDIR\), for example DATA_DIR=\.\/data$/;
  expect(() => makeDataDir(file)).toThrow(message);
  expect(() => makeDataDir(join(file, 'below'))).toThrow(message);
});

it.runIf(process.platform === 'linux')('the start ends with one line where DATA_DIR can never be made', () => {
  expect(() => makeDataDir('/proc/ximblox/data')).toThrow(/^DATA_DIR is \/proc\/ximblox\/data, which cannot be used/);
});
