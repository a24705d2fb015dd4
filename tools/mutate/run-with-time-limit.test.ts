import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runWithTimeLimit } from './run-with-time-limit.ts';

const folder = mkdtempSync(join(tmpdir(), 'ximblox limited '));
const run = (script: string, limitSeconds = 60) =>
  runWithTimeLimit({ folder, arguments: ['-e', script], limitSeconds });

describe('runWithTimeLimit', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reports whether a program passed, failed or was stopped', async () => {
    expect(await run('')).toBe('passed');
    expect(await run('process.exit(3)')).toBe('failed');
    expect(await run('setInterval(() => {}, 1000)', 0.2)).toBe('stopped');
  });

  it('runs a program in its folder, like tests in CI', async () => {
    await run("if (process.env.CI && process.env.NODE_ENV === 'test') require('fs').writeFileSync('seen', '')");
    expect(existsSync(join(folder, 'seen'))).toBe(true);
  });
});
