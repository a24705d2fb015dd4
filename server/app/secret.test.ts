import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrMakeSecret } from './secret.ts';

describe('the secret of the embedded set-up', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ximblox secret '));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, in a data folder that need not exist, and stays the same', () => {
    const dataDir = join(folder, 'new', 'data');
    const secret = readOrMakeSecret(dataDir);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readOrMakeSecret(dataDir)).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  it('differs from one data folder to the next', () => {
    expect(readOrMakeSecret(join(folder, 'a'))).not.toBe(readOrMakeSecret(join(folder, 'b')));
  });

  it('can be read by its owner only', () => {
    readOrMakeSecret(folder);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('is never replaced in silence when its file is damaged', () => {
    writeFileSync(join(folder, 'secret'), '');
    expect(() => readOrMakeSecret(folder)).toThrow(/secret is damaged/);
  });

  it('says in one line that DATA_DIR is no folder', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => readOrMakeSecret(join(folder, 'file'))).toThrow(
      /^DATA_DIR is .* cannot be used as a folder \(ENOTDIR\)/,
    );
  });
});
