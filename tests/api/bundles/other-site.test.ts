import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../server/bundles/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { addFile, createImage } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import { changeRows, uploadAndCheck, type Entry, exportSite, readBundle, recount } from '../../support/bundles.ts';
import { restBlock, createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import type { TestServer } from '../../support/test-server.ts';
import { readTranslation, setLocales } from '../../support/translations.ts';
import { schedulePublication, startWithJobs, createTranslation } from './bundle-sites.ts';
import { importDirectly } from './import-directly.ts';

const resources = new AsyncDisposableStack();
let source: TestServer;
let author: TestClient;
beforeAll(async () => {
  source = await startWithJobs(resources);
  author = await source.signIn();
  await setLocales(source, 'en', 'de-de');
});
afterAll(() => resources.disposeAsync());

async function startSite(): Promise<{ server: TestServer; staff: TestClient }> {
  const server = await startWithJobs(resources);
  await setLocales(server, 'en', 'de-de');
  return { server, staff: await server.signIn() };
}

const exportEntries = async (choice: object | null = null): Promise<Entry[]> =>
  readBundle(await exportSite(author, choice));
const onlyGerman = { locales: ['de-de'], media: false, menus: false };

/** A dry run, then the real import, which has to give the same report. */
async function importBoth(server: TestServer, entries: readonly Entry[]): Promise<ImportReport> {
  const dry = await importDirectly(server, entries, { isDryRun: true });
  const report = await importDirectly(server, entries, { isDryRun: false });
  expect({ ...report, isImported: false }).toEqual(dry);
  return report;
}

async function groupOf(server: TestServer, slug: string): Promise<string[]> {
  const rows = await query(
    server.orm.em.fork(),
    sql<{ slug: string }>`select s.slug from page p join page s using (sibling_group_id)
                           where p.slug = ${slug} order by s.slug`,
  );
  return rows.map((row) => row.slug);
}

const withoutPagesOfGroups = (entries: readonly Entry[]): Entry[] =>
  changeRows(entries, 'translation-groups', (rows) => rows.map(({ id }) => ({ id })));

describe('a bundle of another site', () => {
  let copy: TestServer;
  let german: Entry[];

  beforeAll(async () => {
    const { pageID } = await createPublishedPage(author, { slug: 'tower', title: 'Tower' });
    await createPage(author, { slug: 'nave', title: 'Nave' });
    await createPage(author, { slug: 'choir', title: 'Choir' });
    // The state of the site before it was translated.
    ({ server: copy } = await startSite());
    await importDirectly(copy, await exportEntries(), { isDryRun: false });
    await createTranslation(author, pageID, 'turm');
    german = await exportEntries(onlyGerman);
  });

  it.each([
    ['as it is exported now', (entries: readonly Entry[]) => entries],
    ['as earlier releases exported it', withoutPagesOfGroups],
  ])('never turns unrelated pages into translations: %s', async (_, change) => {
    const { server, staff } = await startSite();
    await createPublishedPage(staff, { slug: 'parking', title: 'Parking' });
    const report = await importBoth(server, change(german));
    expect(report).toMatchObject({ isImported: false, isOfOtherSite: true });
    expect(report.parts['translation-groups']).toMatchObject({ inTheWay: 1, conflicts: ['1 (en parking)'] });
    expect(await groupOf(server, 'parking')).toEqual(['parking']);
  });

  it('is reported as such on the screen', async () => {
    const { staff } = await startSite();
    await createPublishedPage(staff, { slug: 'parking', title: 'Parking' });
    const { isReadyToImport, report } = await uploadAndCheck(staff, await exportSite(author));
    expect([isReadyToImport, report]).toMatchObject([false, { isOfOtherSite: true }]);
  });

  it('is distinguished from a copy of the same site, which gets the translation', async () => {
    expect(await importBoth(copy, german)).toMatchObject({ isImported: true, isOfOtherSite: false });
    expect(await groupOf(copy, 'tower')).toEqual(['tower', 'turm']);
    const again = await importBoth(copy, german);
    expect(Object.values(again.parts).every(({ added, inTheWay, wrong }) => added + inTheWay + wrong === 0)).toBe(true);
    const whole = await importBoth(copy, withoutPagesOfGroups(await exportEntries()));
    expect(whole).toMatchObject({ isImported: true, isOfOtherSite: false });
  });

  it('is not mistaken for the same site because a page has the same id and the same content', async () => {
    const { server, staff } = await startSite();
    await createPublishedPage(staff, { slug: 'tower', title: 'Tower' });
    const report = await importBoth(server, await exportEntries({ media: false, menus: false, locales: ['en'] }));
    expect(report).toMatchObject({ isImported: false, isOfOtherSite: true });
    expect(report.parts.pages?.conflicts).toContain('en tower');
  });
});

describe('an id in a bundle that names something the bundle does not contain', () => {
  it('refers to no page of this site except the one with the address of the link', async () => {
    const site = await startWithJobs(resources);
    const editor = await site.signIn();
    const linked = await createPublishedPage(editor, { slug: 'vault', title: 'Vault' });
    const link = { kind: 'internal', value: 'vault', pageID: linked.pageID };
    const html = `<p><a href="/vault" data-page-id="${linked.pageID}">the vault</a></p>`;
    for (let count = 0; count < 4; count += 1) await createPage(editor, { slug: `x-${count}`, title: 'x' });
    await createPublishedPage(editor, {
      slug: 'blog',
      title: 'Blog',
      content: [
        restBlock('call-to-action', { title: 'a', label: 'a', link }, 'k'),
        restBlock('rich-text', { html }, 'r'),
      ],
    });
    const entries = await readBundle(await exportSite(editor, { media: false, menus: false }));
    const isBlog = (row: Record<string, unknown>) => row.title === 'Blog' || row.slug === 'blog';
    const { server, staff } = await startSite();
    const unrelated = await createPublishedPage(staff, { slug: 'parking', title: 'Parking' });
    expect(unrelated.pageID).toBe(linked.pageID);
    const blog = entriesOf(entries, isBlog);
    expect(await importBoth(server, blog)).toMatchObject({ isImported: true });
    const [version] = await query(
      server.orm.em.fork(),
      sql<{ blocks: string }>`select blocks::text from page_version where title = 'Blog'`,
    );
    expect(version?.blocks).not.toContain(`"pageID": ${unrelated.pageID}`);
    expect(version?.blocks).not.toMatch(/data-page-id=\\"\d/);
    const references = await query(
      server.orm.em.fork(),
      sql`select 1 from reference r join page_version v on v.id = r.version_id where v.title = 'Blog'`,
    );
    expect(references).toEqual([]);
  });

  it('shows no file of this site that happens to have that id', async () => {
    const { server, staff } = await startSite();
    const other = await startWithJobs(resources);
    const editor = await other.signIn();
    const file = await addFile(editor, await createImage().png().toBuffer(), { fileName: 'tower.png' });
    for (let count = 0; count < 3; count += 1) await createPage(editor, { slug: `x-${count}`, title: 'x' });
    await createPublishedWith(editor, imageOf(file));
    const exported = await readBundle(await exportSite(editor));
    const foreign = await addFile(staff, 'Secret', { fileName: 'secret.txt' });
    expect(foreign.id).toBe(file.id);
    await createPage(staff, { slug: 'mine', title: 'Mine' });
    const isUse = (row: Record<string, unknown>) => row.title === 'A page';
    const report = await importBoth(server, entriesOf(exported, isUse));
    expect(report.parts['page-versions']?.errors).toMatchObject([{ code: 'V_12', property: 'block.b1.image' }]);
  });
});

/** The bundle with the chosen pages and versions only, as their export would write it, without media. */
function entriesOf(entries: readonly Entry[], isChosen: (row: Record<string, unknown>) => boolean): Entry[] {
  const stored = new Set<unknown>();
  let chosen: Entry[] = [...entries];
  chosen = changeRows(chosen, 'pages', (rows) =>
    rows.filter((row) => {
      if (isChosen(row)) stored.add(row.sibling_group_id).add(`page ${String(row.id)}`);
      return isChosen(row);
    }),
  );
  chosen = changeRows(chosen, 'translation-groups', (rows) => rows.filter(({ id }) => stored.has(id)));
  chosen = changeRows(chosen, 'page-versions', (rows) => rows.filter(isChosen));
  chosen = changeRows(chosen, 'publications', (rows) =>
    rows.filter((row) => stored.has(`page ${String(row.page_id)}`)),
  );
  for (const part of ['references', 'files', 'directories']) chosen = changeRows(chosen, part, () => []);
  return recount(chosen.filter(({ header }) => !header.name.startsWith('media/')));
}

describe('translations and scheduled publications', () => {
  it('are unchanged after an import, and a scheduled publication is carried out', async () => {
    const original = await createPage(author, {
      slug: 'organ',
      title: 'Organ',
      content: [restBlock('heading', { text: 'a', level: '2' }, 'k')],
    });
    const translation = await createTranslation(author, original.pageID, 'orgel');
    const changed = [restBlock('heading', { text: 'b', level: '2' }, 'k')];
    await author.post(`/page/version/${original.pageVersionID}/store`, { blocks: changed });
    const planned = await createPage(author, { slug: 'soon', title: 'Soon' });
    expect(
      await schedulePublication(author, planned.pageID, 'PUBLISH', new Date(Date.now() + 3_000).toISOString()),
    ).toEqual([]);
    const entries = await exportEntries();
    const before = await readTranslation(author, translation);
    expect(before).toMatchObject({ source: { id: original.pageID }, changedBlockCount: 1 });

    const { server, staff } = await startSite();
    expect(await importBoth(server, entries)).toMatchObject({ isImported: true });
    expect(await readTranslation(staff, translation)).toEqual(before);
    const read = async () => (await server.visitor().post('/page/get-by-slug', { slug: 'soon' })).status;
    await expect.poll(read, { timeout: 20_000 }).toBe(200);
  });

  it('are carried out with the rights of the user who imports them on the screen', async () => {
    const planned = await createPage(author, { slug: 'later', title: 'Later' });
    await schedulePublication(author, planned.pageID, 'PUBLISH', new Date(Date.now() + 2_000).toISOString());
    const entries = await exportEntries();
    const { server } = await startSite();
    expect(await importDirectly(server, entries, { isDryRun: false, importer: 1 })).toMatchObject({ isImported: true });
    const status = async () => {
      const [row] = await query(
        server.orm.em.fork(),
        sql<{ status: string; by: number }>`
          select s.status, s.scheduled_by as by from scheduled_publication s join page p on p.id = s.page_id
           where p.slug = 'later'`,
      );
      return row;
    };
    await expect.poll(status, { timeout: 20_000 }).toEqual({ status: 'done', by: 1 });
  });
});
