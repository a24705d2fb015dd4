import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { loadSettings, type SiteSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { Page, type PageStatus, PageVersion } from './page.entity.ts';
import { type PresentableVersion, presentVersions } from './present-version.ts';
import { type PresentedVersion, type PageAddress, toPagePath } from '../content/index.ts';

/** The settings, loaded once per response. */
export const createSettingsLoader = ({ em }: GraphQLContext): DataLoader<'settings', SiteSettings> =>
  new DataLoader(async (keys) => {
    const settings = await loadSettings(em);
    return keys.map(() => settings);
  });

/** A translation of a page, for staff. */
export type SiblingRow = {
  id: number;
  groupId: number;
  locale: string;
  slug: string;
  title: string;
  status: PageStatus;
  published: boolean;
};

/** The columns of a sibling, as SQL on the table `page`. */
const siblingColumns = sql`
  id, sibling_group_id as "groupId", locale, slug, title, status, live_version_id is not null as published`;

/** Translations of pages by sibling group, for staff. */
export const createSiblingsLoader = ({ em }: GraphQLContext): DataLoader<number, SiblingRow[]> =>
  new DataLoader(async (groupIDs) => {
    const rows = await query(
      em,
      sql<SiblingRow>`
        select ${siblingColumns} from page
         where sibling_group_id = any(${groupIDs}::int[]) and deleted_at is null order by locale`,
    );
    const groups = Map.groupBy(rows, ({ groupId }) => groupId);
    return groupIDs.map((id) => groups.get(id) ?? []);
  });

/** Returns the translations of these pages outside the bin that are not among them. */
export function findOtherTranslations(em: EntityManager, pageIDs: readonly number[]): Promise<SiblingRow[]> {
  return query(
    em,
    sql<SiblingRow>`
      select ${siblingColumns} from page
       where sibling_group_id in (select sibling_group_id from page where id = any(${pageIDs}::int[]))
         and id <> all(${pageIDs}::int[]) and deleted_at is null
       order by locale, id`,
  );
}

/** Pages by id, including those in the bin. */
export const createPageLoader = ({ em }: GraphQLContext): DataLoader<number, Page> =>
  new DataLoader(async (ids) => {
    const pages = new Map((await em.find(Page, { id: { $in: [...ids] } })).map((page) => [page.id, page]));
    return ids.map((id) => pages.get(id) ?? new Error(`Page ${id} does not exist`));
  });

/** Versions by id; not cached, since a mutation in the same request may change them. */
export const createVersionLoader = ({ em }: GraphQLContext): DataLoader<number, PageVersion> =>
  new DataLoader(
    async (ids) => {
      const versions = new Map((await em.find(PageVersion, { id: { $in: [...ids] } })).map((one) => [one.id, one]));
      return ids.map((id) => versions.get(id) ?? new Error(`Version ${id} does not exist`));
    },
    { cache: false },
  );

/** Presented versions; all versions of a list take as many queries as one. */
export const createPresentedVersionLoader = (
  context: GraphQLContext,
): DataLoader<PresentableVersion, PresentedVersion> =>
  new DataLoader(async (found) => (await presentVersions(context, found)).map(({ version }) => version), {
    cache: false,
  });

/** Number of pages outside the bin by page type. */
export const createPageCountByTypeLoader = ({ em }: GraphQLContext): DataLoader<string, number> =>
  new DataLoader(async (types) => {
    const rows = await query(
      em,
      sql<{ type: string; total: number }>`
        select type, count(*)::int as total from page
         where deleted_at is null and type = any(${types}::text[]) group by type`,
    );
    const totals = new Map(rows.map(({ type, total }) => [type, total]));
    return types.map((type) => totals.get(type) ?? 0);
  });

/** Returns the path of a page address on the site, with its locale prefix. */
export async function loadPagePath(context: GraphQLContext, address: PageAddress): Promise<string> {
  const { defaultLocale } = await getLoader(context, createSettingsLoader).load('settings');
  return toPagePath(address, defaultLocale);
}
