import { flattenItems, findItemErrors, type MenuItem } from '../menu/index.ts';
import {
  cleanForeignContent,
  contentFileIDs,
  findLinks,
  resolvePageType,
  type VersionContent,
} from '../pages/index.ts';
import { findContentErrors, scheduleKey } from '../publication/index.ts';
import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';
import { maxTags } from '../tags/index.ts';
import type { BundlePart, PartName, Row } from './bundle-format.ts';
import type { BundlePage, ImportState } from './import-state.ts';
import { placeItems, placeLinks, requireFiles } from './place-content.ts';
import { fromContent, toContent } from './version-row.ts';

/** A row that is new here as it is to be stored, and what is stored along with it. */
export type PreparedRow = { row: Row; store?: () => Promise<void> };

type Rule = (state: ImportState, row: Row) => PreparedRow | Promise<PreparedRow>;

/** Columns that name another row; that has to be in the bundle too, since its number may be something else here. */
const owners: Readonly<Record<string, PartName>> = {
  directory_id: 'directories',
  file_id: 'files',
  tag_id: 'tags',
  sibling_group_id: 'translation-groups',
  page_id: 'pages',
  version_id: 'page-versions',
  menu_id: 'menus',
};

function requireOwners(state: ImportState, part: BundlePart, row: Row): void {
  const errors = Object.entries(owners).flatMap(([column, owner]): ErrorItem[] => {
    const id = row[column];
    if (typeof id !== 'number' || state.has(owner, id)) return [];
    return [{ code: 'V_12', property: `${part.name}.${column}` }];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

function pageOf(state: ImportState, row: Row): BundlePage {
  const page = state.pages.get(Number(row.page_id));
  if (!page) throw InvalidInput.of('V_12', 'page.id');
  return page;
}

const preparePage: Rule = ({ bundle }, row) => {
  const { pageTypeDefinitions } = bundle.services;
  const type = resolvePageType(pageTypeDefinitions, String(row.type));
  if (!pageTypeDefinitions.some(({ id }) => id === type)) throw InvalidInput.of('V_12', 'pages.type');
  return { row: { ...row, type } };
};

/** The bytes of files came before the rows. */
const prepareFile: Rule = ({ fileErrors }, row) => {
  const errors = fileErrors.get(Number(row.id));
  if (errors) throw new InvalidInput(errors);
  return { row };
};

const prepareTagging =
  (name: PartName, owner: string): Rule =>
  (state, row) => {
    if (state.countTag(name, row[owner]) > maxTags) throw InvalidInput.of('V_14', `${name}.tag_id`);
    return { row };
  };

type StoredContent = { versionID: number; content: VersionContent; type: string };

/** What a version refers to, as a store works it out from the content. */
async function storeReferences(state: ImportState, { versionID, content, type }: StoredContent): Promise<void> {
  const { client, services } = state.bundle;
  const pageIDs = findLinks(services, content, type).flatMap(({ pageID }) => pageID ?? []);
  await client.query(
    `insert into reference (version_id, page_id, file_id)
     select $1::int, id, null from page where id = any($2::int[])
     union all
     select $1::int, null, id from file where id = any($3::int[])`,
    [versionID, pageIDs, contentFileIDs(content, type)],
  );
  state.addedVersions.add(versionID);
}

const prepareVersion: Rule = async (state, row) => {
  const id = Number(row.id);
  const page = pageOf(state, row);
  const { services } = state.bundle;
  const cleaned = await cleanForeignContent(services, toContent(row), page.type);
  const content = await placeLinks(state, cleaned, page);
  const isLive = state.liveVersions.has(id);
  const errors: ErrorItem[] = isLive ? findContentErrors(services, page, content) : [];
  if (isLive && row.frozen_at === null) errors.push({ code: 'V_12', property: 'page-versions.frozen_at' });
  if (page.newestVersionID === id && page.title !== content.title)
    errors.push({ code: 'V_12', property: 'page-versions.title' });
  if (errors.length > 0) throw new InvalidInput(errors);
  await requireFiles(state, content, { type: page.type, isLive });
  return {
    row: { ...row, ...fromContent(content) },
    store: () => storeReferences(state, { versionID: id, content, type: page.type }),
  };
};

/** A source that is not in the bundle is the page with that number only in the same translation group. */
async function findSource(state: ImportState, row: Row, { groupID }: BundlePage): Promise<number | null> {
  if (typeof row.source_page_id !== 'number') return null;
  const inBundle = state.pages.get(row.source_page_id);
  const { rows } = await state.bundle.client.query('select 1 from page where id = $1 and sibling_group_id = $2', [
    row.source_page_id,
    groupID,
  ]);
  const isSibling = inBundle ? inBundle.groupID === groupID : rows.length > 0;
  if (inBundle && (!isSibling || row.source_page_id === row.page_id))
    throw InvalidInput.of('V_12', 'translations.source_page_id');
  return isSibling ? row.source_page_id : null;
}

const prepareTranslation: Rule = async (state, row) => {
  const { services } = state.bundle;
  const { blocks } = await cleanForeignContent(services, { blocks: row.source_blocks }, '');
  const source = await findSource(state, row, pageOf(state, row));
  return { row: { ...row, source_page_id: source, source_blocks: blocks } };
};

/** What is planned is carried out with the rights of whoever imports it; the command asks nobody. */
const preparePlan: Rule = async (state, row) => {
  const { client, services, importer } = state.bundle;
  const page = pageOf(state, row);
  if (row.version_id !== null) {
    const { rows } = await client.query<{ row: Row }>(
      'select to_jsonb(t) as row from page_version t where id = $1 and page_id = $2 and frozen_at is not null',
      [row.version_id, row.page_id],
    );
    const [version] = rows;
    if (!version) throw InvalidInput.of('V_12', 'scheduled-publications.version_id');
    const content = await cleanForeignContent(services, toContent(version.row), page.type);
    const errors = findContentErrors(services, page, content);
    if (errors.length > 0) throw new InvalidInput(errors);
  }
  const id = Number(row.id);
  return {
    row: { ...row, scheduled_by: importer, by_operator: importer === null },
    store: async () => {
      await client.query(
        `select graphile_worker.add_job('run-scheduled-publication', $1::json, run_at => $2::timestamptz,
           job_key => $3, max_attempts => 10)`,
        [JSON.stringify({ scheduleID: id }), row.at, scheduleKey({ id })],
      );
    },
  };
};

const prepareMenu: Rule = async (state, row) => ({
  row: { ...row, draft_items: await placeItems(state, row.draft_items as MenuItem[], String(row.locale)) },
});

const prepareMenuPublication: Rule = async (state, row) => {
  const items = row.items as MenuItem[];
  const errors = flattenItems(items).flatMap(findItemErrors);
  if (errors.length > 0) throw new InvalidInput(errors);
  const locale = state.menus.get(Number(row.menu_id)) ?? '';
  return { row: { ...row, items: await placeItems(state, items, locale) } };
};

const rules: Readonly<Partial<Record<PartName, Rule>>> = {
  files: prepareFile,
  'file-tags': prepareTagging('file-tags', 'file_id'),
  pages: preparePage,
  translations: prepareTranslation,
  'page-versions': prepareVersion,
  'scheduled-publications': preparePlan,
  'page-tags': prepareTagging('page-tags', 'page_id'),
  menus: prepareMenu,
  'menu-publications': prepareMenuPublication,
};

/**
 * Holds a row that is new here, its columns checked, to the rules that need to know other rows, and to the publishing
 * checks where visitors will see it. InvalidInput as the edge where it is typed or published.
 */
export async function prepareRow(state: ImportState, part: BundlePart, row: Row): Promise<PreparedRow> {
  requireOwners(state, part, row);
  return (await rules[part.name]?.(state, row)) ?? { row };
}
