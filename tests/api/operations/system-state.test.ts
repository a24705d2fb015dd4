import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

type Part = { name: string; kind: string; seconds: number; problem: string | null };

async function readParts(): Promise<Record<string, Part>> {
  const { data } = await administrator.graphql<{ systemState: Part[] }>(
    '{ systemState { name kind seconds problem } }',
  );
  return Object.fromEntries(data.systemState.map((part) => [part.name, part]));
}

it('reports that each part works', async () => {
  const parts = await readParts();
  expect(Object.keys(parts)).toEqual(['DATABASE', 'SEARCH', 'MAIL', 'STORAGE', 'JOBS']);
  expect(Object.values(parts).map(({ problem }) => problem)).toEqual([null, null, null, null, null]);
});

it.skipIf(process.env.S3_ENDPOINT)('reports the problem of a part, and none for the others', async () => {
  const folder = join(server.dataDir, 'media', 'incoming');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'a file in the place of a folder');
  const { STORAGE, ...others } = await readParts();
  await rm(folder);
  expect(STORAGE?.problem).toMatch(/EEXIST|ENOTDIR/);
  expect(Object.values(others).filter(({ problem }) => problem !== null)).toEqual([]);
  expect((await readParts()).STORAGE?.problem).toBeNull();
});
