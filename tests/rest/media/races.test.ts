import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { isLongRun } from '../../support/random.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { runOperation, quote } from '../../api/media/run-operation.ts';
import { byNumber, callMedia, newDirectory } from '../../support/media-library.ts';
import { addFile, errorsOf, uniqueFileName, upload } from '../../support/media-files.ts';

let server: TestServer;
let other: TestServer;
let staff: TestClient;
let elsewhere: TestClient;

/** Two nodes of one installation, since one process could serialise its own requests. */
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ sharedWith: server });
  [staff, elsewhere] = await Promise.all([server.signIn(), other.signIn()]);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const rounds = isLongRun ? 200 : 4;
const rows = (statement: ReturnType<typeof sql>) => query(server.orm.em.fork(), statement);

/** Forbidden states: a folder without its parent, a file outside the bin in a folder within it, a partial deletion. */
async function expectWholeTree(): Promise<void> {
  const lostFolders = await rows(sql`
    select path from directory d where path <> '/' and d.deleted_at is null and not exists (
      select 1 from directory p where p.path = d.parent and p.deleted_at is null)`);
  const lostFiles = await rows(sql`
    select f.file_name from file f join directory d on d.id = f.directory_id
    where f.deleted_at is null and d.deleted_at is not null`);
  const halfDeleted = await rows(sql`
    select id from file where (deleted_at is null) <> (deletion_id is null) union all
    select id from directory where (deleted_at is null) <> (deletion_id is null)`);
  const within = await rows(sql`
    select d.path from directory d where d.path <> '/' and (d.parent = d.path or starts_with(d.parent, d.path || '/'))`);
  expect({ lostFolders, lostFiles, halfDeleted, within }).toEqual({
    lostFolders: [],
    lostFiles: [],
    halfDeleted: [],
    within: [],
  });
}

type APIVariant = {
  name: string;
  move: (client: TestClient, oldPath: string, newPath: string) => Promise<string[]>;
  remove: (client: TestClient, path: string) => Promise<string[]>;
};
type Payload = { payload: { errors: { code: string; property: string }[] } };

const codesOf = ({ payload }: Payload): string[] => payload.errors.map(({ code, property }) => `${code} ${property}`);
const mutate = async (client: TestClient, call: string): Promise<string[]> =>
  codesOf(await runOperation<Payload>(client, `mutation { payload: ${call} { errors { code property } } }`));

/** The same over REST and GraphQL; each returns the errors, none on success. */
const apiVariants: readonly APIVariant[] = [
  {
    name: 'REST',
    move: async (client, oldPath, newPath) => errorsOf(await callMedia(client, 'move-directory', { oldPath, newPath })),
    remove: async (client, path) => errorsOf(await callMedia(client, 'delete-directory', { path })),
  },
  {
    name: 'GraphQL',
    move: (client, oldPath, newPath) =>
      mutate(client, `moveDirectory(oldPath: ${quote(oldPath)}, newPath: ${quote(newPath)})`),
    remove: (client, path) => mutate(client, `deleteDirectory(path: ${quote(path)})`),
  },
  {
    name: 'GraphQL, several at once',
    move: (client, oldPath, newPath) =>
      mutate(
        client,
        `moveMedia(fileIDs: [], directoryPaths: [${quote(oldPath)}], newPath: ${quote(newPath.replace(/\/[^/]*$/, ''))})`,
      ),
    remove: (client, path) => mutate(client, `deleteMedia(fileIDs: [], directoryPaths: [${quote(path)}])`),
  },
];

describe.each(apiVariants)('over $name', ({ move, remove }) => {
  test('of two folders that move into each other one moves, the other is no longer found', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, two] = [await newDirectory(staff), await newDirectory(staff)];
      const responses = await Promise.all([
        move(staff, one, `${two}/${one.slice(1)}`),
        move(elsewhere, two, `${one}/${two.slice(1)}`),
      ]);
      expect(responses.filter((errors) => errors.length === 0)).toHaveLength(1);
      expect(responses.flat()[0]).toMatch(/^V_12 media\.(?:old|new)Path$/);
    }
    await expectWholeTree();
  });

  test('three folders that move in a circle end in a line', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const paths = [await newDirectory(staff), await newDirectory(staff), await newDirectory(staff)] as const;
      const clients = [staff, elsewhere, staff] as const;
      const responses = await Promise.all(
        paths.map((path, index) => {
          const target = paths[(index + 1) % 3] ?? '/';
          return move(clients[index] ?? staff, path, `${target}/${path.slice(1)}`);
        }),
      );
      const done = responses.filter((errors) => errors.length === 0).length;
      expect([1, 2]).toContain(done);
    }
    await expectWholeTree();
  });

  test('a folder does not move into itself, nor into a folder within it', async () => {
    const path = await newDirectory(staff);
    const child = await newDirectory(staff, path);
    const grandchild = await newDirectory(staff, child);
    for (const target of [path, child, grandchild]) {
      const errors = await move(staff, path, `${target}/${path.slice(1)}`);
      expect([target, errors]).toEqual([target, ['V_07 media.newPath']]);
    }
    await expectWholeTree();
  });

  test('an upload into a folder that goes to the bin goes with it, or is refused', async () => {
    let stored = 0;
    for (let round = 0; round < rounds; round += 1) {
      const path = await newDirectory(staff);
      const inner = await newDirectory(staff, path);
      const names = Array.from({ length: 6 }, () => uniqueFileName('txt'));
      const [uploads, removed] = await Promise.all([
        Promise.all(
          names.map((fileName, index) => upload(index % 2 ? staff : elsewhere, fileName, { path: inner, fileName })),
        ),
        remove(elsewhere, path),
      ]);
      expect(removed).toEqual([]);
      for (const response of uploads) {
        if (response.status === 200) stored += 1;
        else expect([response.status, errorsOf(response)]).toEqual([404, ['V_12 media.path']]);
      }
    }
    expect(stored).toBeLessThanOrEqual(rounds * 6);
    await expectWholeTree();
  });

  test('an upload into a moved folder is in the moved folder, or is refused', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [path, target] = [await newDirectory(staff), await newDirectory(staff)];
      const moved = `${target}/${path.slice(1)}`;
      const [response, errors] = await Promise.all([
        upload(staff, `round ${round}`, { path, fileName: uniqueFileName('txt') }),
        move(elsewhere, path, moved),
      ]);
      expect(errors).toEqual([]);
      if (response.status === 200) {
        const [row] = await rows(
          sql`select d.path from file f join directory d on d.id = f.directory_id where f.id = ${response.body.file.id}`,
        );
        expect(row).toEqual({ path: moved });
      } else expect([response.status, errorsOf(response)]).toEqual([404, ['V_12 media.path']]);
    }
    await expectWholeTree();
  });
});

test('a file that is moved and deleted in parallel is in one place only', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [path, target] = [await newDirectory(staff), await newDirectory(staff)];
    const { id } = await addFile(staff, `race ${round}`, { path, fileName: uniqueFileName('txt') });
    const [moved, fileGone, folderGone] = await Promise.all([
      callMedia(staff, 'move-file', { id, newPath: target }),
      callMedia(elsewhere, 'delete-file', { id }),
      callMedia(staff, 'delete-directory', { path }),
    ]);
    expect([moved.status, fileGone.status, folderGone.status].filter((status) => status >= 500)).toEqual([]);
  }
  await expectWholeTree();
});

test('two parallel restorations of a folder restore it once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const path = await newDirectory(staff);
    await addFile(staff, `restore ${round}`, { path, fileName: uniqueFileName('txt') });
    await callMedia(staff, 'delete-directory', { path });
    const [deletion] = await query(
      server.orm.em.fork(),
      sql<{ id: number }>`select id from media_deletion where name = ${path.slice(1)} order by id desc limit 1`,
    );
    const responses = await Promise.all(
      [staff, elsewhere].map((client) => callMedia(client, 'restore', { id: deletion?.id })),
    );
    expect(responses.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 404]);
  }
  await expectWholeTree();
});
