import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

describe('the secret of the embedded setup', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ximblox secret '));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is created once, in a data folder that may be missing, and stays the same', () => {
    const dataDir = join(folder, 'new', 'data');
    const secret = readOrCreateSecret(dataDir);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readOrCreateSecret(dataDir)).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  it('differs between data folders', () => {
    expect(readOrCreateSecret(join(folder, 'a'))).not.toBe(readOrCreateSecret(join(folder, 'b')));
  });

  it('is readable by its owner only', () => {
    readOrCreateSecret(folder);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('is not replaced when its file is damaged', () => {
    writeFileSync(join(folder, 'secret'), '');
    expect(() => readOrCreateSecret(folder)).toThrow(/secret is damaged/);
  });

  it('reports in one line that DATA_DIR is not a folder', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => readOrCreateSecret(join(folder, 'file'))).toThrow(
      /^DATA_DIR is .* cannot be used as a folder \(ENOTDIR\)/,
    );
  });
});
