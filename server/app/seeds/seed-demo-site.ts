import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type AddStoredFile, withStoredFiles } from '../../media/index.ts';
import { createMenu, publishMenu, storeMenu } from '../../menu/index.ts';
import { createPage, hasPages, type Page, storePageVersion } from '../../pages/index.ts';
import { publishPage } from '../../publication/index.ts';
import { storeSettings } from '../../settings/index.ts';
import type { Context } from '../../shared/context.ts';
import { query, sql } from '../../shared/database/query.ts';
import { permissionNames } from '../../shared/permission.ts';
import { inTransaction } from '../../shared/transaction.ts';
import { createTranslation, markTranslationUpToDate } from '../../translations/index.ts';
import { UserAccount } from '../../users/index.ts';
import { type DemoBlock, type DemoPage, demoPages, demoSite } from './demo/index.ts';

type FileIDs = ReadonlyMap<string, number>;
type NewPage = { page: Page; demo: DemoPage; isTranslation: boolean };

const demoFolder = join('server', 'app', 'seeds', 'demo');

const demoFiles = [
  ...demoSite.images.map(({ file, fileName }) => ({ path: join('images', file), fileName })),
  ...demoSite.files.map((fileName) => ({ path: join('files', fileName), fileName })),
];

async function* readFileAt(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

async function addFiles(context: Context, add: AddStoredFile): Promise<FileIDs> {
  const ids = new Map<string, number>();
  for (const [index, { fileName }] of demoFiles.entries()) ids.set(fileName, (await add(context, index)).id);
  return ids;
}

const withFile =
  (files: FileIDs) =>
  <Item extends { fileName: string }>(item: Item) => ({ ...item, fileID: files.get(item.fileName) });

const withFiles = (files: FileIDs) => {
  const fill = (groups: Record<string, { fileName: string }[]>) =>
    Object.fromEntries(Object.entries(groups).map(([name, items]) => [name, items.map(withFile(files))]));
  return (block: DemoBlock) => ({ ...block, __images: fill(block.__images), __files: fill(block.__files) });
};

/** Creates a group's pages without content: links between pages resolve only once all pages exist. */
async function createGroup(context: Context, group: readonly DemoPage[]): Promise<NewPage[]> {
  const created: NewPage[] = [];
  for (const demo of group) {
    const { locale, slug, type, title } = demo;
    const source = created[0]?.page;
    const { page } = source
      ? await createTranslation(context, { pageID: source.id, newLocale: locale, title, slug })
      : await createPage(context, { locale, slug, type, title, content: [] });
    created.push({ page, demo, isTranslation: source !== undefined });
  }
  return created;
}

async function fillPage(context: Context, { page, demo }: NewPage, files: FileIDs): Promise<void> {
  const { title, seoTitle, seoDescription, seoKeywords, seoImage, blocks, pageTypeProps } = demo;
  await storePageVersion(context, page.newestVersionId ?? 0, {
    title,
    seoTitle,
    seoDescription,
    seoKeywords,
    seoImage: seoImage?.map(withFile(files)) ?? null,
    blocks: blocks.map(withFiles(files)),
    pageType: { props: pageTypeProps },
  });
}

const siteNameIn = (locale: string): string =>
  demoSite.settings.siteNames.find((one) => one.locale === locale)?.name ?? demoSite.settings.siteName;

/** Creates the menus of every locale; entries are labelled with the titles of their pages. */
async function createMenus(context: Context, pages: readonly NewPage[]): Promise<void> {
  const idOf = new Map(pages.map(({ page, demo }) => [demo, page.id]));
  for (const content of demoPages) {
    const { locale } = content.home;
    for (const { name, pages: pagesOf } of demoSite.menus) {
      const entries = pagesOf(content);
      const menu = await createMenu(context, { name, locale });
      const items = entries.map((demo, index) => ({
        key: `page-${index + 1}`,
        label: demo === content.home ? siteNameIn(locale) : '',
        link: { kind: 'internal', value: demo.slug, pageID: idOf.get(demo) },
      }));
      await storeMenu(context, menu.id, { items });
      await publishMenu(context, menu.id);
    }
  }
}

async function seedIntoEmptyDatabase(context: Context, add: AddStoredFile): Promise<boolean> {
  await query(context.em, sql`lock table page in share row exclusive mode`);
  if (await hasPages(context.em)) return false;
  await inTransaction(context, (tx) => storeSettings(tx, demoSite.settings));
  const files = await addFiles(context, add);
  const pages: NewPage[] = [];
  for (const group of demoSite.groups) pages.push(...(await createGroup(context, group)));
  for (const page of pages) await fillPage(context, page, files);
  for (const { page, isTranslation } of pages) {
    await publishPage(context, page.id);
    if (isTranslation) await markTranslationUpToDate(context, page.id);
  }
  await createMenus(context, pages);
  return true;
}

/**
 * Adds the demo site to an empty database in one transaction, through the same use cases as staff and as the first
 * user. Returns whether it did.
 */
export async function seedDemoSite(context: Context): Promise<boolean> {
  // Checked without a lock first, because the lock blocks requests of other nodes.
  if (await hasPages(context.em)) return false;
  const [owner] = await context.em.fork().findAll(UserAccount, { fields: ['id'], orderBy: { id: 'asc' }, limit: 1 });
  if (!owner) return false;
  const viewer = { id: owner.id, sessionId: 0, permissions: permissionNames.map((name) => ({ name })) };
  const files = demoFiles.map(({ path, fileName }) => ({ fileName, stream: readFileAt(join(demoFolder, path)) }));
  return withStoredFiles({ ...context, viewer }, files, (add) =>
    context.em.fork().transactional((em) => seedIntoEmptyDatabase({ ...context, em, viewer }, add)),
  );
}
