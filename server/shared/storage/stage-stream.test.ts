import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stageStream, sweepStagedFiles } from './stage-stream.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ximblox-staging-'));
  folder = join(parent, 'incoming');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const host = hostname().replaceAll(/[^a-zA-Z0-9]/g, '');
/** The id of a process that has ended. */
const gonePid = () => spawnSync(process.execPath, ['-e', 'console.log(process.pid)']).stdout.toString().trim();

test('a stream that breaks off while its file is being created leaves no file', async () => {
  const { open } = fs;
  const slowOpen = (...call: Parameters<typeof open>) => setTimeout(() => open(...call), 100);
  const slow = vi.spyOn(fs, 'open').mockImplementation(slowOpen);
  const source = Readable.from([Buffer.from('words')]).on('error', () => {});
  source.destroy(new Error('broken off'));
  await expect(stageStream(folder, source, 1_000)).rejects.toThrow('broken off');
  expect(slow).toHaveBeenCalledOnce();
  slow.mockRestore();
  await wait(200);
  expect(await readdir(folder)).toEqual([]);
});

test('sweeping removes only files of processes that have ended', async () => {
  await stageStream(folder, Readable.from([Buffer.from('of an earlier start of this process')]), 1_000);
  const alive = `${host}-${process.ppid}-alive`;
  const elsewhere = 'elsewhere-1-young';
  const old = 'elsewhere-1-old';
  for (const name of [`${host}-${gonePid()}-dead`, alive, elsewhere, old]) await writeFile(join(folder, name), 'x');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await utimes(join(folder, old), twoDaysAgo, twoDaysAgo);
  await writeFile(join(parent, 'stored'), 'x');
  await sweepStagedFiles(folder);
  expect((await readdir(folder)).sort()).toEqual([alive, elsewhere].sort());
  expect((await readdir(parent)).sort()).toEqual(['incoming', 'stored']);
});

test('sweeping ignores files that another node removes meanwhile', async () => {
  await mkdir(folder);
  // Listed, but missing when it is read.
  await symlink(join(parent, 'gone'), join(folder, 'elsewhere-1-gone'));
  await expect(sweepStagedFiles(folder)).resolves.toBeUndefined();
});

test('sweeping creates a missing folder', async () => {
  await sweepStagedFiles(folder);
  expect(await readdir(folder)).toEqual([]);
});
