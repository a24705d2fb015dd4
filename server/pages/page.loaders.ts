import DataLoader from 'dataloader';
import { loadSettings, type Settings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { Page, type PageStatus, PageVersion } from './page.entity.ts';
import { loadPublishedSiblings, type PublishedSibling } from './page.queries.ts';
import { type Presentable, type PresentedVersion, presentVersions } from './present-version.ts';
import { type PageAddress, toPath } from './slug.ts';

/** The settings, read once for an answer. */
export const createSettingsLoader = ({ em }: GraphQLContext): DataLoader<'settings', Settings> =>
  new DataLoader(async (keys) => {
    const settings = await loadSettings(em);
    return keys.map(() => settings);
  });

export type SiblingRow = {
  id: number;
  groupId: number;
  locale: string;
  slug: string;
  title: string;
  status: PageStatus;
  published: boolean;
};

/** What a sibling is told of, of the page `page`. */
export const siblingColumns = sql`
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

/** Published translations of pages by sibling group. */
export const createPublishedSiblingsLoader = (context: GraphQLContext): DataLoader<number, PublishedSibling[]> =>
  new DataLoader(async (groupIDs) => {
    const siblings = await loadPublishedSiblings(context.em, groupIDs, await loadSettings(context.em));
    return groupIDs.map((id) => siblings.get(id) ?? []);
  });

/** When visitors first saw each page, by its id; null where they never did. */
export const createFirstPublicationLoader = ({ em }: GraphQLContext): DataLoader<number, Date | null> =>
  new DataLoader(async (ids) => {
    const rows = await query(
      em,
      sql<{ id: number; at: string }>`
        select page_id as id, min(published_at) as at from publication where page_id = any(${ids}::int[]) group by 1`,
    );
    const times = new Map(rows.map(({ id, at }) => [id, new Date(at)]));
    return ids.map((id) => times.get(id) ?? null);
  });

/** Pages by id, those in the bin too. */
export const createPageLoader = ({ em }: GraphQLContext): DataLoader<number, Page> =>
  new DataLoader(async (ids) => {
    const pages = new Map((await em.find(Page, { id: { $in: [...ids] } })).map((page) => [page.id, page]));
    return ids.map((id) => pages.get(id) ?? new Error(`there is no page ${id}`));
  });

/** Versions by id; none is remembered, since a change in the same request may write it. */
export const createVersionLoader = ({ em }: GraphQLContext): DataLoader<number, PageVersion> =>
  new DataLoader(
    async (ids) => {
      const versions = new Map((await em.find(PageVersion, { id: { $in: [...ids] } })).map((one) => [one.id, one]));
      return ids.map((id) => versions.get(id) ?? new Error(`there is no version ${id}`));
    },
    { cache: false },
  );

/** Versions as readers get them: those of a list in the round trips of one. */
export const createPresentedVersionLoader = (context: GraphQLContext): DataLoader<Presentable, PresentedVersion> =>
  new DataLoader(async (found) => (await presentVersions(context, found)).map(({ version }) => version), {
    cache: false,
  });

/** How many pages outside the bin are of each type. */
export const createPageCountLoader = ({ em }: GraphQLContext): DataLoader<string, number> =>
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

/** Path of an address on the site, with its locale's prefix. */
export async function loadPath(context: GraphQLContext, address: PageAddress): Promise<string> {
  const { defaultLocale } = await loaderOf(context, createSettingsLoader).load('settings');
  return toPath(address, defaultLocale);
}
