import { flattenMenuItems, findMenuItemErrors, type MenuItem } from '../menu/index.ts';
import {
  cleanImportedContent,
  collectFileIDs,
  findLinks,
  resolvePageTypeID,
  type VersionContent,
} from '../content/index.ts';
import { insertReferences } from '../pages/index.ts';
import { findContentErrors, scheduleJobKey, scheduleJobName } from '../publication/index.ts';
import { type ErrorItem, InvalidInput, Errors } from '../shared/errors/index.ts';
import { maxTags } from '../tags/index.ts';
import type { BundlePart, BundlePartName, BundleRow } from './bundle-format.ts';
import type { BundlePage, ImportState } from './import-state.ts';
import { remapMenuLinks, remapLinks, requireBundledFiles } from './remap-links.ts';
import { contentToVersionRow, versionRowToContent } from './version-row.ts';

/** A new row as it will be stored, and an action that stores what belongs to it. */
export type PreparedRow = { row: BundleRow; store?: () => Promise<void> };

type Rule = (state: ImportState, row: BundleRow) => PreparedRow | Promise<PreparedRow>;

/**
 * Columns that refer to another row. That row has to be in the bundle, since its id may belong to something else here.
 */
const referencedParts: Readonly<Record<string, BundlePartName>> = {
  directory_id: 'directories',
  file_id: 'files',
  tag_id: 'tags',
  sibling_group_id: 'translation-groups',
  page_id: 'pages',
  version_id: 'page-versions',
  menu_id: 'menus',
};

function requireReferencedRows(state: ImportState, part: BundlePart, row: BundleRow): void {
  const errors = Object.entries(referencedParts).flatMap(([column, referencedPart]): ErrorItem[] => {
    const id = row[column];
    if (typeof id !== 'number' || state.hasRow(referencedPart, id)) return [];
    return [{ code: Errors.invalid, property: `${part.name}.${column}` }];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

function pageOf(state: ImportState, row: BundleRow): BundlePage {
  const page = state.pages.get(Number(row.page_id));
  if (!page) throw InvalidInput.of(Errors.invalid, 'page.id');
  return page;
}

const preparePage: Rule = ({ options }, row) => {
  const { pageTypeDefinitions } = options.services;
  const type = resolvePageTypeID(pageTypeDefinitions, String(row.type));
  if (!pageTypeDefinitions.some(({ id }) => id === type)) throw InvalidInput.of(Errors.invalid, 'pages.type');
  return { row: { ...row, type } };
};

/** The bytes of files were checked before their rows. */
const prepareFile: Rule = ({ fileErrors }, row) => {
  const errors = fileErrors.get(Number(row.id));
  if (errors) throw new InvalidInput(errors);
  return { row };
};

const prepareTagging =
  (name: BundlePartName, referencedPart: string): Rule =>
  (state, row) => {
    if (state.countTag(name, row[referencedPart]) > maxTags) throw InvalidInput.of(Errors.tooLong, `${name}.tag_id`);
    return { row };
  };

type StoredContent = { versionID: number; content: VersionContent; type: string };

/** Stores the references of a version, computed from its content. */
async function storeReferences(state: ImportState, { versionID, content, type }: StoredContent): Promise<void> {
  const { client, em, services } = state.options;
  const pageIDs = findLinks(services, content, type).flatMap(({ pageID }) => pageID ?? []);
  const { sql, parameters } = insertReferences(versionID, { pageIDs, fileIDs: collectFileIDs(content, type) }).compile(
    em.getKysely(),
  );
  await client.query(sql, [...parameters]);
  state.addedVersions.add(versionID);
}

const prepareVersion: Rule = async (state, row) => {
  const id = Number(row.id);
  const page = pageOf(state, row);
  const { services } = state.options;
  const cleaned = await cleanImportedContent(services, versionRowToContent(row), page.type);
  const content = await remapLinks(state, cleaned, page);
  const isLive = state.liveVersions.has(id);
  const errors: ErrorItem[] = isLive ? findContentErrors(services, page, content) : [];
  if (isLive && row.frozen_at === null) errors.push({ code: Errors.invalid, property: 'page-versions.frozen_at' });
  if (page.newestVersionID === id && page.title !== content.title)
    errors.push({ code: Errors.invalid, property: 'page-versions.title' });
  if (errors.length > 0) throw new InvalidInput(errors);
  await requireBundledFiles(state, content, { type: page.type, isLive });
  return {
    row: { ...row, ...contentToVersionRow(content) },
    store: () => storeReferences(state, { versionID: id, content, type: page.type }),
  };
};

/** A source page that is not in the bundle counts only if it is in the same translation group here. */
async function findSourcePage(state: ImportState, row: BundleRow, { groupID }: BundlePage): Promise<number | null> {
  if (typeof row.source_page_id !== 'number') return null;
  const inBundle = state.pages.get(row.source_page_id);
  const { rows } = await state.options.client.query('select 1 from page where id = $1 and sibling_group_id = $2', [
    row.source_page_id,
    groupID,
  ]);
  const isSibling = inBundle ? inBundle.groupID === groupID : rows.length > 0;
  if (inBundle && (!isSibling || row.source_page_id === row.page_id))
    throw InvalidInput.of(Errors.invalid, 'translations.source_page_id');
  return isSibling ? row.source_page_id : null;
}

const prepareTranslation: Rule = async (state, row) => {
  const { services } = state.options;
  const { blocks } = await cleanImportedContent(services, { blocks: row.source_blocks }, '');
  const sourcePageID = await findSourcePage(state, row, pageOf(state, row));
  return { row: { ...row, source_page_id: sourcePageID, source_blocks: blocks } };
};

/** A scheduled publication runs with the permissions of the importing user; by the command, without a check. */
const prepareScheduledPublication: Rule = async (state, row) => {
  const { client, services, importer } = state.options;
  const page = pageOf(state, row);
  if (row.version_id !== null) {
    const { rows } = await client.query<{ row: BundleRow }>(
      'select to_jsonb(t) as row from page_version t where id = $1 and page_id = $2 and frozen_at is not null',
      [row.version_id, row.page_id],
    );
    const [version] = rows;
    if (!version) throw InvalidInput.of(Errors.invalid, 'scheduled-publications.version_id');
    const content = await cleanImportedContent(services, versionRowToContent(version.row), page.type);
    const errors = findContentErrors(services, page, content);
    if (errors.length > 0) throw new InvalidInput(errors);
  }
  const id = Number(row.id);
  return {
    row: { ...row, scheduled_by: importer, by_operator: importer === null },
    store: async () => {
      await client.query(
        `select graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, job_key => $4, max_attempts => 10)`,
        [scheduleJobName, JSON.stringify({ scheduleID: id }), row.at, scheduleJobKey({ id })],
      );
    },
  };
};

const prepareMenu: Rule = async (state, row) => ({
  row: { ...row, draft_items: await remapMenuLinks(state, row.draft_items as MenuItem[], String(row.locale)) },
});

const prepareMenuPublication: Rule = async (state, row) => {
  const items = row.items as MenuItem[];
  const errors = flattenMenuItems(items).flatMap(findMenuItemErrors);
  if (errors.length > 0) throw new InvalidInput(errors);
  const locale = state.menus.get(Number(row.menu_id)) ?? '';
  return { row: { ...row, items: await remapMenuLinks(state, items, locale) } };
};

const rules: Readonly<Partial<Record<BundlePartName, Rule>>> = {
  files: prepareFile,
  'file-tags': prepareTagging('file-tags', 'file_id'),
  pages: preparePage,
  translations: prepareTranslation,
  'page-versions': prepareVersion,
  'scheduled-publications': prepareScheduledPublication,
  'page-tags': prepareTagging('page-tags', 'page_id'),
  menus: prepareMenu,
  'menu-publications': prepareMenuPublication,
};

/**
 * Checks a new row, whose columns are valid, against other rows and, if visitors will see it, against the publishing
 * checks. Throws InvalidInput with the same codes as typing or publishing it.
 */
export async function prepareRow(state: ImportState, part: BundlePart, row: BundleRow): Promise<PreparedRow> {
  requireReferencedRows(state, part, row);
  return (await rules[part.name]?.(state, row)) ?? { row };
}
