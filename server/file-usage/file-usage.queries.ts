import type { EntityManager } from '@mikro-orm/postgresql';
import { selectFilesAmong } from '../media/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { PagedList } from '../shared/list/index.ts';

/** A page that visitors see and that uses a file. */
export type BlockingPage = {
  id: number;
  title: string;
  slug: string;
  locale: string;
  type: string;
  published: boolean;
};

type BlockingSelection = { fileIDs: readonly number[]; directoryPaths: readonly string[] };

const blockingPages = (selection: BlockingSelection) => sql`
        from page p
       where p.deleted_at is null and exists (
         select 1 from reference r join (${selectFilesAmong(selection)}) f on f.id = r.file_id
          where r.version_id = p.live_version_id
       )`;

/** Returns a page of the list of live pages that use one of these files, or one in these folders, by title. */
export async function findBlockingPages(
  em: EntityManager,
  { pageIndex, pageSize, ...selection }: BlockingSelection & { pageIndex: number; pageSize: number },
): Promise<PagedList<BlockingPage>> {
  const items = await query(
    em,
    sql<BlockingPage>`
      select p.id, p.title, p.slug, p.locale, p.type, true as published ${blockingPages(selection)}
       order by lower(p.title), p.id limit ${pageSize} offset ${pageIndex * pageSize}`,
  );
  const [count] = await query(em, sql<{ total: number }>`select count(*)::int as total ${blockingPages(selection)}`);
  return { items, totalItems: count?.total ?? 0 };
}

/** Returns the titles of the live pages that use one of these files, each with locale and slug. */
export async function findLivePageTitles(em: EntityManager, fileIDs: readonly number[]): Promise<string[]> {
  const rows = await query(
    em,
    sql<{ title: string; slug: string; locale: string }>`
      select p.title, p.slug, p.locale from page p
      where p.deleted_at is null and exists (
        select 1 from reference r where r.version_id = p.live_version_id and r.file_id = any(${fileIDs}::int[])
      )
      order by p.title, p.id limit 20`,
  );
  return rows.map(({ title, slug, locale }) => `${title} (${locale}, ${slug})`);
}
