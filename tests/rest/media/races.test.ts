import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { isLong } from '../../support/generated.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { ask, quote } from '../../api/media/media-graphql.ts';
import { byNumber, callMedia, newDirectory } from './library-fixtures.ts';
import { addedFile, errorsOf, someName, upload } from './media-fixtures.ts';

let server: TestServer;
let other: TestServer;
let staff: TestClient;
let elsewhere: TestClient;

/** Two nodes of one installation: what one process would put in order by itself counts for nothing. */
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  [staff, elsewhere] = await Promise.all([server.signIn(), other.signIn()]);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const rounds = isLong ? 200 : 4;
const rows = (statement: ReturnType<typeof sql>) => query(server.orm.em.fork(), statement);

/** What must never be: a folder without the one above it, a file outside the bin in a folder within it, a half deletion. */
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

type Way = {
  name: string;
  move: (client: TestClient, oldPath: string, newPath: string) => Promise<string[]>;
  remove: (client: TestClient, path: string) => Promise<string[]>;
};
type Payload = { payload: { errors: { code: string; property: string }[] } };

const codesOf = ({ payload }: Payload): string[] => payload.errors.map(({ code, property }) => `${code} ${property}`);
const mutate = async (client: TestClient, call: string): Promise<string[]> =>
  codesOf(await ask<Payload>(client, `mutation { payload: ${call} { errors { code property } } }`));

/** The same over both edges; each answers the errors, none where it was done. */
const ways: readonly Way[] = [
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

describe.each(ways)('over $name', ({ move, remove }) => {
  test('of two folders that move into each other one does, the other is not found any more', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, two] = [await newDirectory(staff), await newDirectory(staff)];
      const answers = await Promise.all([
        move(staff, one, `${two}/${one.slice(1)}`),
        move(elsewhere, two, `${one}/${two.slice(1)}`),
      ]);
      expect(answers.filter((errors) => errors.length === 0)).toHaveLength(1);
      expect(answers.flat()[0]).toMatch(/^V_12 media\.(?:old|new)Path$/);
    }
    await expectWholeTree();
  });

  test('three that move in a circle end in a line', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const paths = [await newDirectory(staff), await newDirectory(staff), await newDirectory(staff)] as const;
      const clients = [staff, elsewhere, staff] as const;
      const answers = await Promise.all(
        paths.map((path, index) => {
          const target = paths[(index + 1) % 3] ?? '/';
          return move(clients[index] ?? staff, path, `${target}/${path.slice(1)}`);
        }),
      );
      const done = answers.filter((errors) => errors.length === 0).length;
      expect([1, 2]).toContain(done);
    }
    await expectWholeTree();
  });

  test('a folder does not move into itself, nor into what lies in it', async () => {
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
    let kept = 0;
    for (let round = 0; round < rounds; round += 1) {
      const path = await newDirectory(staff);
      const inner = await newDirectory(staff, path);
      const names = Array.from({ length: 6 }, () => someName('txt'));
      const [uploads, removed] = await Promise.all([
        Promise.all(
          names.map((fileName, index) => upload(index % 2 ? staff : elsewhere, fileName, { path: inner, fileName })),
        ),
        remove(elsewhere, path),
      ]);
      expect(removed).toEqual([]);
      for (const answer of uploads) {
        if (answer.status === 200) kept += 1;
        else expect([answer.status, errorsOf(answer)]).toEqual([404, ['V_12 media.path']]);
      }
    }
    expect(kept).toBeLessThanOrEqual(rounds * 6);
    await expectWholeTree();
  });

  test('an upload into a folder that moves lies where the folder is now, or is refused', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [path, target] = [await newDirectory(staff), await newDirectory(staff)];
      const moved = `${target}/${path.slice(1)}`;
      const [answer, errors] = await Promise.all([
        upload(staff, `round ${round}`, { path, fileName: someName('txt') }),
        move(elsewhere, path, moved),
      ]);
      expect(errors).toEqual([]);
      if (answer.status === 200) {
        const [row] = await rows(
          sql`select d.path from file f join directory d on d.id = f.directory_id where f.id = ${answer.body.file.id}`,
        );
        expect(row).toEqual({ path: moved });
      } else expect([answer.status, errorsOf(answer)]).toEqual([404, ['V_12 media.path']]);
    }
    await expectWholeTree();
  });
});

test('a file that is moved and deleted at once is at one place alone', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [path, target] = [await newDirectory(staff), await newDirectory(staff)];
    const { id } = await addedFile(staff, `race ${round}`, { path, fileName: someName('txt') });
    const [moved, fileGone, folderGone] = await Promise.all([
      callMedia(staff, 'move-file', { id, newPath: target }),
      callMedia(elsewhere, 'delete-file', { id }),
      callMedia(staff, 'delete-directory', { path }),
    ]);
    expect([moved.status, fileGone.status, folderGone.status].filter((status) => status >= 500)).toEqual([]);
  }
  await expectWholeTree();
});

test('two who restore one folder at once do it once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const path = await newDirectory(staff);
    await addedFile(staff, `restore ${round}`, { path, fileName: someName('txt') });
    await callMedia(staff, 'delete-directory', { path });
    const [deletion] = await query(
      server.orm.em.fork(),
      sql<{ id: number }>`select id from media_deletion where name = ${path.slice(1)} order by id desc limit 1`,
    );
    const answers = await Promise.all(
      [staff, elsewhere].map((client) => callMedia(client, 'restore', { id: deletion?.id })),
    );
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 404]);
  }
  await expectWholeTree();
});
