import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepMedia } from '../../../server/bin/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
import { addFile } from '../../support/media-files.ts';
import {
  startExport,
  changeRows,
  uploadAndCheck,
  type Entry,
  exportSite,
  importSite,
  readBundle,
  readTasks,
  uploadBundle,
  waitForTask,
  writeBundle,
} from '../../support/bundles.ts';
import { receiveEvents } from '../../support/receive-events.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import type { TestServer } from '../../support/test-server.ts';
import { sampleSVG, fillSite, startWithJobs } from './bundle-sites.ts';

const resources = new AsyncDisposableStack();
let source: TestServer;
let target: TestServer;
let author: TestClient;
let importer: TestClient;
let bundle: Buffer;
let entries: Entry[];
let slugs: string[];

beforeAll(async () => {
  [source, target] = [await startWithJobs(resources), await startWithJobs(resources)];
  [author, importer] = [await source.signIn(), await target.signIn()];
  await fillSite(author);
  const { body } = await author.post<{ items: { slug: string }[] }>('/page/list', { columnToSort: 'slug' });
  slugs = body.items.map(({ slug }) => slug);
  bundle = await exportSite(author);
  entries = await readBundle(bundle);
});
afterAll(() => resources.disposeAsync());

const readPages = (server: TestServer) =>
  Promise.all(slugs.map(async (slug) => (await server.visitor().post('/page/get-by-slug', { slug })).text));
const readMenu = async (server: TestServer) => (await server.visitor().get('/menu/published?name=main&locale=en')).text;

describe('permissions', () => {
  it('export needs manage-settings; import needs every right that it uses, without restrictions', async () => {
    const { browser } = await signInAs(source, 'Publisher');
    const { errors } = await browser.graphql('mutation { startExport { errors { code } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await uploadBundle(browser, bundle)).status).toBe(403);
    await author.post('/role', {
      name: 'Keeper',
      permissions: [
        { name: 'manage-settings' },
        { name: 'manage-media', parameters: { directories: ['/towers'] } },
        ...['create-page', 'edit-page', 'publish-page', 'manage-menu'].map((name) => ({ name })),
      ],
    });
    const keeper = (await signInAs(source, 'Keeper')).browser;
    expect((await readTasks(keeper)).missingPermissions).toEqual(['manage-media', 'manage-tags']);
    const { url } = await waitForTask(keeper, 'lastExport');
    expect((await keeper.fetch(url ?? '')).status).toBe(200);
    expect((await uploadBundle(keeper, bundle)).status).toBe(403);
  });
});

describe('an export', () => {
  it('contains what was chosen, and the media that the chosen pages use', async () => {
    const chosen = await readBundle(await exportSite(author, { media: false, menus: false, pageTypes: ['default'] }));
    const rowsOf = (part: string) =>
      chosen
        .filter(({ header }) => header.name.startsWith(`${part}/`))
        .flatMap(({ body }) => JSON.parse(body.toString('utf8')) as Record<string, unknown>[]);
    expect(rowsOf('menus')).toEqual([]);
    expect(rowsOf('files').map(({ file_name: name }) => name)).toEqual(['tower.png']);
    expect(rowsOf('directories').map(({ path }) => path)).toEqual(['/', '/towers']);
    expect(rowsOf('tags').map(({ name }) => name)).toEqual(['tower']);
    expect(rowsOf('pages')).toHaveLength(slugs.length);
    const none = await readBundle(await exportSite(author, { locales: ['nl-nl'], media: false, menus: true }));
    expect(none.map(({ header }) => header.name)).toEqual([
      'bundle.json',
      'menus/000001.json',
      'menu-publications/000001.json',
      'end.json',
    ]);
  });

  it('is refused if nothing is chosen, or while another one runs', async () => {
    const nothing = await startExport(author, { pages: false, media: false, menus: false });
    expect(nothing.errors).toMatchObject([{ code: 'V_12', property: 'bundle.pages' }]);
    const em = source.orm.em.fork();
    await query(em, sql`update bundle_task set state = 'working', beat_at = clock_timestamp()`);
    expect((await startExport(author)).errors).toEqual([{ code: 'V_07', property: 'bundle' }]);
    expect(await uploadBundle(author, bundle)).toMatchObject({
      status: 409,
      body: {
        Errors: [
          {
            code: 'V_07',
            property: 'bundle',
          },
        ],
      },
    });
    // Without a heartbeat the export no longer counts as running after a while.
    await query(em, sql`update bundle_task set beat_at = clock_timestamp() - interval '2 minutes'`);
    expect((await readTasks(author)).lastExport?.problem?.reason).toBe('INTERRUPTED');
    expect((await startExport(author)).errors).toEqual([]);
    await waitForTask(author, 'lastExport');
  });
});

/** What the connection of an import does now, in PostgreSQL's terms. */
async function readImporter({ orm }: TestServer): Promise<string[]> {
  const rows = await query(
    orm.em.fork(),
    sql<{ state: string }>`select a.state from pg_locks l join pg_stat_activity a using (pid)
                            where l.locktype = 'advisory' and l.mode = 'ShareLock' and a.datname = current_database()`,
  );
  return rows.map(({ state }) => state);
}

async function listFiles({ services }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list('files')) keys.push(key);
  return keys;
}

describe('an import', () => {
  it('decodes each image once, in its check, and holds no lock while it copies files', async () => {
    const server = await startWithJobs(resources);
    const staff = await server.signIn();
    const { storage, imageRenderer } = server.services;
    const examine = vi.spyOn(imageRenderer, 'examine');
    const checked = await uploadAndCheck(staff, bundle);
    expect(examine).toHaveBeenCalledTimes(2);
    expect(await listFiles(server)).toEqual([]);
    const store = storage.store.bind(storage);
    const states: string[] = [];
    vi.spyOn(storage, 'store').mockImplementation(async (...given) => {
      await store(...given);
      states.push(...(await readImporter(server)));
      // The sweep that removes unreferenced bytes runs at any time.
      await sweepMedia({ em: server.orm.em.fork(), services: server.services });
    });
    expect(await importSite(staff, checked)).toMatchObject({ state: 'DONE', report: { isClear: true } });
    expect(states).toEqual(['idle', 'idle']);
    expect(examine).toHaveBeenCalledTimes(2);
    expect(await listFiles(server)).toHaveLength(2);
  });

  it('that fails on a conflict leaves no file behind and removes none', async () => {
    const server = await startWithJobs(resources);
    const staff = await server.signIn();
    const checked = await uploadAndCheck(staff, bundle);
    const { hash } = await addFile(staff, sampleSVG, { fileName: 'own.svg' });
    const before = await listFiles(server);
    expect(before).toEqual([`files/${hash.slice(0, 2)}/${hash}`]);
    expect(await importSite(staff, checked)).toMatchObject({ step: 'CHECK', state: 'DONE', report: { files: 2 } });
    expect(await listFiles(server)).toEqual(before);
    expect((await readTasks(staff)).lastImport).toMatchObject({ isReadyToImport: false, report: { isClear: false } });
  });

  it('into an empty site produces the same site, byte for byte, and is in the audit log', async () => {
    const expected = await readPages(source);
    expect(expected.filter((text) => text.includes('pageVersion')).length).toBeGreaterThan(1);
    const checked = await uploadAndCheck(importer, bundle);
    expect(checked).toMatchObject({ isReadyToImport: true, report: { isClear: true, takesSettings: true, files: 2 } });
    expect(await readPages(target)).not.toEqual(expected);
    const events = await receiveEvents(target);
    const imported = await importSite(importer, checked);
    expect(imported).toMatchObject({ step: 'IMPORT', state: 'DONE', report: { isClear: true } });
    expect(await readPages(target)).toEqual(expected);
    expect(await readMenu(target)).toBe(await readMenu(source));
    expect(await events.take()).toContainEqual({ name: 'setting.changed' });
    await events.stop();
    const { body } = await importer.post<{ items: { action: string; actor: object }[] }>('/audit-log/list', {
      subjectType: 'bundle',
      subjectID: checked.id,
    });
    expect(body.items.map(({ action }) => action)).toEqual([
      'bundle.imported',
      'bundle.import-requested',
      'bundle.received',
    ]);
    expect(body.items[0]?.actor).toMatchObject({ ID: 1 });
    const written = await readBundle(await exportSite(importer));
    const mediaOf = (list: Entry[]) => list.filter(({ header }) => header.name.startsWith('media/'));
    expect(mediaOf(written)).toEqual(mediaOf(entries));
  });

  it('of existing content adds nothing; conflicts are named, and nothing is imported', async () => {
    const again = await uploadAndCheck(importer, bundle);
    expect(again.report?.parts.every(({ added, inTheWay, wrong }) => added + inTheWay + wrong === 0)).toBe(true);
    expect(await createPage(importer, { slug: 'mine' })).toBeTruthy();
    const moved = await writeBundle(
      changeRows(entries, 'pages', (rows) =>
        rows.map((row) => (row.slug === 'draft' ? { ...row, title: 'Other' } : row)),
      ),
    );
    const { report, isReadyToImport } = await uploadAndCheck(importer, moved);
    expect(isReadyToImport).toBe(false);
    expect(report?.parts.find(({ part }) => part === 'PAGES')).toMatchObject({ inTheWay: 1, conflicts: ['en draft'] });
  });
});
